import type { Client } from '../../../types/client.js'
import type { Connection } from '../../../types/connection.js'
import { completeLogin } from '../completeLogin.js'
import { socialLifetime } from '../connectSocial.js'
import { openFrame } from '../openFrame.js'
import { toFrameError } from '../toFrameError.js'

/** Parameters of {@link connectFarcaster}. */
export type ConnectFarcasterParameters = {
  readonly signal?: AbortSignal | undefined
}

/**
 * Waits, ten minutes at most, until the user signed in the app that `getFarcasterUri` opened, and connects the embedded
 * wallet in every namespace that has an adapter. Returns the connections. The secure site verifies the signature itself;
 * the user is the Farcaster id, the name is plain text.
 *
 * @throws FrameError `frame/social-ended`, when the login is used, refused or over; `frame/server-unreachable`
 *
 * @example
 * const [connection] = await connectFarcaster(client)
 */
export async function connectFarcaster(
  client: Client,
  { signal }: ConnectFarcasterParameters = {},
): Promise<readonly Connection[]> {
  const frame = await openFrame(client)
  const end = Date.now() + socialLifetime
  for (;;) {
    try {
      await frame.client.request('CONNECT_FARCASTER', undefined, { signal })
      break
    } catch (error) {
      const known = toFrameError(error)
      // The frame waits on; each request ends after 30 s.
      if (known.code !== 'frame/timeout' || Date.now() >= end) throw known
    }
  }
  return completeLogin(client, frame, { provider: 'farcaster', signal })
}
