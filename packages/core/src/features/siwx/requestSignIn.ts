import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { SiwxNotEnabledError } from './errors.js'

/**
 * Shows the sign-in view for the active account, also after the user declined. Does nothing if the account has a session.
 * If it throws, open the modal: the next connected account, or the next selected network, is prompted to sign.
 * `requestSignIn` of `useSiwx` does this.
 *
 * @throws SiwxNotEnabledError `siwx/not-enabled`
 * @throws NoActiveCaipAddressError `siwx/no-account`
 * @throws NoActiveCaipNetworkError `siwx/no-network`
 *
 * @example
 * await requestSignIn(client)
 */
export async function requestSignIn(client: Client): Promise<void> {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const { askToSignIn } = await importWithRetry(() => import('./lazy/index.js'))
  askToSignIn(client)
}
