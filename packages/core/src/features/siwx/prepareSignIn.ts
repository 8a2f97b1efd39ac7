import type { Client } from '../../types/client.js'
import type { BeginOneClickParameters, OneClick } from './flow/beginOneClick.js'
import { loadActions } from './loadActions.js'

/** What a wallet may sign while it connects; undefined where it is not to. Never keeps anybody from connecting. */
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
