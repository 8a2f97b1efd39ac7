import type { Client } from '../../types/client.js'
import { createLine } from './createLine.js'
import { WalletConnectNotConfiguredError } from './errors.js'
import { resolveRelay } from './resolveRelay.js'
import type { WalletConnectLine } from './types.js'

/** The shared session of a client that has the protocol. */
export function requireLine(client: Client): WalletConnectLine {
  if (!resolveRelay(client.config)) throw new WalletConnectNotConfiguredError()
  return createLine(client)
}
