import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import type { SignedIn } from '../siwx/types.js'
import type { FrameSession, FrameSignInParameters } from './types.js'

/**
 * Has the text of a sign-in approved in the frame, past the view of requests: the view that signs in stays open. Undefined
 * when the user declines or it cannot be done, which is no reason not to connect: who has to sign in is then asked again.
 */
export async function signInFrame(
  client: Client,
  ask: FrameSession['request'],
  { request, caipNetworkId, address, signal }: FrameSignInParameters,
): Promise<SignedIn | undefined> {
  if (!request.chains.includes(caipNetworkId)) return undefined
  try {
    const { writeSignIn } = await importWithRetry(() => import('../siwx/lazy/writeSignIn.js'))
    const { message, method, params } = writeSignIn(request, { caipNetworkId, address })
    const answer = await ask({ caipNetworkId, method, params, signal })
    const signature = typeof answer === 'string' ? answer : (answer as { signature: string }).signature
    return { caipAddress: `${caipNetworkId}:${address}`, message, signature }
  } catch (error) {
    client.logger.info('Connecting without signing in.', { error })
    return undefined
  }
}
