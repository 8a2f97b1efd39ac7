import type { Client } from '@latchkit/core'
import {
  type ConnectParameters,
  type ConnectReturnType,
  connect,
  connectorsAtom,
} from '@latchkit/core/connection'

/** Connects a wallet without a click. Default: the first. */
export type ConnectMock = (parameters?: Partial<ConnectParameters>) => Promise<ConnectReturnType>

/** The function that connects a wallet of this client. */
export function connectMock(client: Client): ConnectMock {
  return parameters => {
    const [first] = client.store.get(connectorsAtom)
    return connect(client, { connectorId: first?.id ?? '', ...parameters })
  }
}
