import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import type { SignedIn } from '../siwx/types.js'
import type { FrameSession, FrameSignInParameters } from './types.js'

/**
 * Requests approval of a sign-in text in the frame, without the view of requests: the sign-in view stays open. Undefined if
 * the user declines or the request fails, which does not prevent the connect: a required sign-in is then prompted again.
 */
export async function signInFrame(
  client: Client,
  ask: FrameSession['request'],
  { request, caipNetworkId, address, signal }: FrameSignInParameters,
): Promise<SignedIn | undefined> {
  if (!request.chains.includes(caipNetworkId)) return undefined
  try {
    const { writeSignIn } = await importWithRetry(() => import('../siwx/lazy/index.js'))
    const { message, method, params } = writeSignIn(request, { caipNetworkId, address })
    const answer = await ask({ caipNetworkId, method, params, signal })
    const signature = typeof answer === 'string' ? answer : (answer as { signature: string }).signature
    return { caipAddress: `${caipNetworkId}:${address}`, message, signature }
  } catch (error) {
    client.logger.info('Connecting without signing in.', { error })
    return undefined
  }
}
