import type { SecureFrameModule } from '@latchkit/core/secureframe'
import { createFrameEnvironment } from './createFrameEnvironment.js'

/** The client of the secure frame, which inserts its iframe into this page. `getLocale` is the one of the modal. */
export async function loadSecureFrame(getLocale: () => string): Promise<SecureFrameModule> {
  const { createSecureFrame } = await import('@latchkit/secure-frame-client')
  return {
    createSecureFrame: parameters =>
      createSecureFrame({ ...parameters, environment: createFrameEnvironment(getLocale) }),
  }
}
