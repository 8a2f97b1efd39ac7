import type { Client } from '../../types/client.js'
import { SiwxNotEnabledError } from './errors.js'
import { loadSiwx } from './loadSiwx.js'
import type { SiwxSession } from './types.js'

/**
 * Returns every valid session. An adapter without `getSessions` is asked for those of the connected accounts.
 *
 * @throws SiwxNotEnabledError `siwx/not-enabled`
 *
 * @example
 * const sessions = await getSessions(client)
 */
export async function getSessions(client: Client): Promise<readonly SiwxSession[]> {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  return (await loadSiwx()).listSessions(client)
}
