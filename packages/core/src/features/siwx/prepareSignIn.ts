import type { Client } from '../../types/client.js'
import type { BeginOneClickParameters, OneClick } from './flow/oneClick.js'
import { loadActions } from './loadActions.js'

/** Prepares a one-click sign-in; undefined where it is off or cannot be loaded. Never blocks connecting. */
export async function prepareSignIn(
  client: Client,
  parameters: BeginOneClickParameters,
): Promise<OneClick | undefined> {
  try {
    return client.config.siwx && (await (await loadActions()).beginOneClick(client, parameters))
  } catch (error) {
    client.logger.error('Signing in could not be loaded.', { error })
    return undefined
  }
}
