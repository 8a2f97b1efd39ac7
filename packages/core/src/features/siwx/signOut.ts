import type { Client } from '../../types/client.js'
import type { CaipAddress } from '../../types/namespace.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { SiwxNotEnabledError } from './errors.js'

/** Parameters of {@link signOut}. */
export type SignOutParameters = {
  /** CAIP-10 id of the account whose session ends. Default: every session. */
  caipAddress?: CaipAddress | undefined
}

/**
 * Ends one session, or every session. Where sign-in is required, ending every session disconnects, and ending that of the
 * active account prompts for a new one. Where it is not, the wallet stays connected and is not prompted.
 *
 * @throws SiwxNotEnabledError `siwx/not-enabled`
 * @throws DisconnectFailedError `connection/disconnect-failed`
 *
 * @example
 * await signOut(client, { caipAddress: 'eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' })
 */
export async function signOut(client: Client, parameters: SignOutParameters = {}): Promise<void> {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const { endSessions } = await importWithRetry(() => import('./lazy/index.js'))
  await endSessions(client, parameters)
}
