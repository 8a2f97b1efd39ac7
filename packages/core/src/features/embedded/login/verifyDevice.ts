import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { emailFlowAtom } from '../atoms.js'
import { openFrame } from '../openFrame.js'
import { toFrameError } from '../toFrameError.js'

/** Milliseconds for which the link of a mail is valid. */
const linkLifetime = 15 * 60_000

/** Parameters of {@link verifyDevice}. */
export type VerifyDeviceParameters = { readonly signal?: AbortSignal | undefined }

/**
 * Resolves when the user has approved this device by the link of the mail, which is valid for 15 minutes. The code is
 * mailed then: continue with `verifyOtp`.
 *
 * @throws FrameError `frame/device-link-expired`, `frame/aborted`, and the errors of the secure site
 *
 * @example
 * await verifyDevice(client)
 */
export async function verifyDevice(client: Client, { signal }: VerifyDeviceParameters = {}): Promise<void> {
  const store = getStore(client)
  const frame = await openFrame(client)
  const end = (store.get(emailFlowAtom)?.sentAt ?? Date.now()) + linkLifetime
  for (;;) {
    try {
      await frame.client.request('CONNECT_DEVICE', undefined, { signal })
      const flow = store.get(emailFlowAtom)
      if (flow) store.set(emailFlowAtom, { ...flow, step: 'verifyOtp', number: undefined })
      return
    } catch (error) {
      const known = toFrameError(error)
      // The frame answers once the device is approved; until then each request ends after 30 s.
      if (known.code !== 'frame/timeout' || Date.now() >= end) throw known
    }
  }
}
