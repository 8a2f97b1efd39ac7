import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { SiwxNotEnabledError } from './errors.js'

/**
 * Shows the sign-in view for the active account, also after the person declined. Does nothing if the account has a session.
 * When it throws, open the modal: the account that is connected next, or the network that is chosen next, is asked to sign.
 * `requestSignIn` of `useSiwx` does it.
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
  const { askToSignIn } = await importWithRetry(() => import('./lazy/lookUpSession.js'))
  askToSignIn(client)
}
