import type { Client } from '../../types/client.js'
import { loadFrame } from './openFrame.js'
import { toFrameError } from './toFrameError.js'

/**
 * Loads the secure frame before it is needed, for instance when the user is about to sign in. Resolves when it answers.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameError `frame/blocked-by-csp`, `frame/not-loaded`, `frame/origin-not-allowed`, `frame/invalid-url`,
 * `frame/unsupported-version`
 *
 * @example
 * input.onfocus = () => prepareSecureFrame(client).catch(() => {})
 */
export async function prepareSecureFrame(client: Client): Promise<void> {
  const { client: frame } = await loadFrame(client)
  await frame.ready().catch(error => {
    throw toFrameError(error)
  })
}
