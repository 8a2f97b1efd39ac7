import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { SiwxNotEnabledError } from './errors.js'
import type { SiwxSession } from './types.js'

/**
 * Returns every valid session. For an adapter without `getSessions`, returns the sessions of the connected accounts.
 *
 * @throws SiwxNotEnabledError `siwx/not-enabled`
 *
 * @example
 * const sessions = await getSessions(client)
 */
export async function getSessions(client: Client): Promise<readonly SiwxSession[]> {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const { listSessions } = await importWithRetry(() => import('./lazy/index.js'))
  return listSessions(client)
}
