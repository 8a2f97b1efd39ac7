import type { Client } from '../../../types/client.js'
import { FrameUnavailableError } from '../errors.js'
import { openFrame } from '../openFrame.js'
import { frameNamespaces } from '../readLogin.js'
import { toFrameError } from '../toFrameError.js'

/** The address of a new login with Farcaster. */
export type GetFarcasterUriReturnType = {
  /** To be opened on the device that has the app, as a QR code or a link, within ten minutes. */
  readonly url: string
}

/**
 * Starts a login with Farcaster. Show `url`, then call `connectFarcaster`. A login that was started before ends.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameError `frame/provider-unknown`, where the secure site has no relay, `frame/origin-not-allowed`,
 * `frame/server-unreachable`, `frame/timeout`, `frame/not-loaded`
 * @see FIP-11
 *
 * @example
 * const { url } = await getFarcasterUri(client)
 */
export async function getFarcasterUri(
  client: Client,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<GetFarcasterUriReturnType> {
  if (frameNamespaces(client).length === 0) throw new FrameUnavailableError()
  const frame = await openFrame(client)
  try {
    return await frame.client.request('GET_FARCASTER_URI', undefined, { signal })
  } catch (error) {
    throw toFrameError(error)
  }
}
