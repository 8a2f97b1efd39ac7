import type { Client } from '../../types/client.js'
import type { Connection } from '../../types/connection.js'
import { completeLogin } from './completeLogin.js'
import { toChainId } from './frameStorage.js'
import type { GetSocialUriParameters } from './login/getSocialUri.js'
import { openFrame } from './openFrame.js'
import { frameNamespaces, loginNetworks } from './readLogin.js'
import { getEmbeddedAccountType } from './smartAccounts/readUser.js'
import { toFrameError } from './toFrameError.js'

/** Lifetime of a login at a provider in milliseconds, as on the secure site. */
export const socialLifetime = 600_000

/** Parameters of {@link connectSocial}. */
export type ConnectSocialParameters = GetSocialUriParameters & {
  /**
   * Message that the last page of the login posted to its opener. Or the `uri` of `getSocialUri`: then this waits, ten
   * minutes at most, until the user enters the number on that page.
   */
  readonly uri: string
}

/**
 * Completes a login at an identity provider, and connects the embedded wallet in every namespace that has an adapter.
 * Returns the connections. The frame is shown if the user has to recover the key first.
 *
 * @throws FrameError `frame/social-ended`, if the login was cancelled, has expired or was started by another device
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
      // The login is valid; GET_USER shows the frame, in which the key is recovered.
      if (known.code === 'frame/recovery-required') break
      const isWaiting = /^http/.test(uri) && known.code === 'frame/timeout' && Date.now() < end
      // The frame answers after the user entered the number; until then each request ends after 30 s.
      if (!isWaiting) throw known
    }
  }
  return completeLogin(client, frame, { provider, signal })
}

/** Network and account type that the app shows first, as for GET_USER. */
function toWanted(client: Client) {
  const [namespace] = frameNamespaces(client)
  const network = namespace && loginNetworks(client, namespace)[0]
  if (!network) return {}
  const chainId = toChainId(network)
  return typeof chainId === 'string'
    ? { chainId }
    : { chainId, preferredAccountType: getEmbeddedAccountType(client) }
}
