import { ConnectorNotFoundError } from '@latchkit/core/connection'
import { UnauthorizedError } from '@latchkit/core/errors'
import type { Runtime } from '../types.js'
import { chosenAccountKey } from './chosenAccountKey.js'

/**
 * Makes another account of a connection the active one. Each request to a Solana wallet names its account, so the
 * wallet need not know.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 * @throws UnauthorizedError `rpc/unauthorized`, when the wallet did not give access to it
 */
export async function switchAccount(
  runtime: Runtime,
  { connectorId, address }: { readonly connectorId: string; readonly address: string },
): Promise<void> {
  const { connections, context } = runtime
  const live = connections.get(connectorId)
  if (!live) throw new ConnectorNotFoundError({ connectorId })
  if (!live.source.accounts().some(account => account.address === address)) throw new UnauthorizedError()
  live.chosen = address
  context?.storage.set(chosenAccountKey(context, connectorId), address)
  runtime.changed()
}
