import type { Client } from '../../types/client.js'
import type { Connection } from '../../types/connection.js'
import { completeLogin } from './completeLogin.js'
import { toChainId } from './frameStorage.js'
import type { GetSocialUriParameters } from './getSocialUri.js'
import { openFrame } from './openFrame.js'
import { frameNamespaces, loginNetwork } from './readLogin.js'
import { getEmbeddedAccountType } from './smartAccounts/readUser.js'
import { toFrameError } from './toFrameError.js'

/** Milliseconds that a login at a provider may take, as the secure site has it. */
export const socialLifetime = 600_000

/** Parameters of {@link connectSocial}. */
export type ConnectSocialParameters = GetSocialUriParameters & {
  /**
   * What the last page of the login posted to its opener. Or the `uri` of `getSocialUri`: then this waits, ten minutes at
   * most, until the number was typed on that page.
   */
  readonly uri: string
}

/**
 * Ends a login at an identity provider, and connects the embedded wallet in every namespace that has an adapter. Returns
 * the connections. The frame is shown when the user has to recover the key first.
 *
 * @throws FrameError `frame/social-ended`, when the login was cancelled or is over or was begun by another device
 *
 * @example
 * const [connection] = await connectSocial(client, { provider: 'google', uri })
 */
export async function connectSocial(
  client: Client,
  { provider, uri, signal }: ConnectSocialParameters,
): Promise<readonly Connection[]> {
  const frame = await openFrame(client)
  const end = Date.now() + socialLifetime
  for (;;) {
    try {
      await frame.client.request('CONNECT_SOCIAL', { uri, ...toWanted(client) }, { signal })
      break
    } catch (error) {
      const known = toFrameError(error)
      // The login stands; GET_USER shows the frame, in which the key is recovered.
      if (known.code === 'frame/recovery-required') break
      const isWaiting = /^http/.test(uri) && known.code === 'frame/timeout' && Date.now() < end
      // The frame answers once the number was typed; until then each request ends after 30 s.
      if (!isWaiting) throw known
    }
  }
  return completeLogin(client, frame, { provider, signal })
}

/** The network and the type of account that the app shows first, as for GET_USER. */
function toWanted(client: Client) {
  const [namespace] = frameNamespaces(client)
  const network = namespace && loginNetwork(client, namespace)
  if (!network) return {}
  const chainId = toChainId(network)
  return typeof chainId === 'string'
    ? { chainId }
    : { chainId, preferredAccountType: getEmbeddedAccountType(client) }
}
