import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { emailUpdateFlowAtom } from '../emailUpdate.js'
import { openFrame } from '../openFrame.js'
import { toFrameError } from '../toFrameError.js'

/** Parameters of {@link updateEmailPrimaryOtp}. */
export type UpdateEmailPrimaryOtpParameters = {
  /** The code of the mail to the present address: six digits, or eight where the project asks for them. */
  readonly otp: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Proves the present address of a change that `updateEmail` started. A code is mailed to the new address then: continue
 * with `updateEmailSecondaryOtp`.
 *
 * @throws FrameError `frame/otp-invalid` with the tries that are left in `data.left`, `frame/otp-expired`,
 * `frame/rate-limited`
 *
 * @example
 * await updateEmailPrimaryOtp(client, { otp: '123456' })
 */
export async function updateEmailPrimaryOtp(
  client: Client,
  { otp, signal }: UpdateEmailPrimaryOtpParameters,
): Promise<void> {
  const store = getStore(client)
  const frame = await openFrame(client)
  const sentAt = Date.now()
  await frame.client.request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, { signal }).catch(error => {
    throw toFrameError(error)
  })
  const flow = store.get(emailUpdateFlowAtom)
  if (flow) store.set(emailUpdateFlowAtom, { ...flow, step: 'verifySecondaryOtp', sentAt })
}
