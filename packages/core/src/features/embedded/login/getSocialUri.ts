import type { Client } from '../../../types/client.js'
import { FrameUnavailableError } from '../errors.js'
import { openFrame } from '../openFrame.js'
import { frameNamespaces } from '../readLogin.js'
import { toFrameError } from '../toFrameError.js'
import type { SocialProvider } from '../types.js'

/** Parameters of {@link getSocialUri}. */
export type GetSocialUriParameters = {
  /** Farcaster has a separate login. */
  readonly provider: Exclude<SocialProvider, 'farcaster'>
  readonly signal?: AbortSignal | undefined
}

/** Start of a social login. */
export type GetSocialUriReturnType = {
  /** URL to open in a window once, within ten minutes. Its page posts `{ type: 'latchkit-social', uri }` to the opener. */
  readonly uri: string
  /** Two digits for the user to enter on the last page if the provider has cut the window off from the app. */
  readonly number: string | undefined
}

/**
 * Starts a login at an identity provider. Open `uri` in a window that a click opened, or with `openSocialPage` in this tab;
 * then call `connectSocial`.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameError `frame/provider-unknown`, `frame/origin-not-allowed`, `frame/timeout`, `frame/not-loaded`
 *
 * @example
 * const { uri } = await getSocialUri(client, { provider: 'google' })
 */
export async function getSocialUri(
  client: Client,
  { provider, signal }: GetSocialUriParameters,
): Promise<GetSocialUriReturnType> {
  if (frameNamespaces(client).length === 0) throw new FrameUnavailableError()
  const frame = await openFrame(client)
  try {
    const { uri, number } = await frame.client.request('GET_SOCIAL_REDIRECT_URI', { provider }, { signal })
    return { uri, number }
  } catch (error) {
    throw toFrameError(error)
  }
}
