import type { Client } from '../../types/client.js'
import { loadParts } from '../loadParts.js'
import { SiwxNotEnabledError } from './errors.js'

/**
 * Shows the sign-in view for the active account, also after the person declined. Does nothing if the account has a session.
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
  const { siwx } = await loadParts()
  siwx.askToSignIn(client)
}
