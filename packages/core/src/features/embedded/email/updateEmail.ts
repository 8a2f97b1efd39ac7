import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { frameLoginAtom } from '../atoms.js'
import { emailUpdateFlowAtom } from '../emailUpdate.js'
import { FrameLoginRequiredError } from '../errors.js'
import { openFrame } from '../openFrame.js'
import { toFrameError } from '../toFrameError.js'

/** Parameters of {@link updateEmail}. */
export type UpdateEmailParameters = {
  /** The new address. */
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

/** The code to enter next. */
export type UpdateEmailReturnType = {
  readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
  /** Digits of the codes. Default: 6. */
  readonly codeDigits?: 6 | 8 | undefined
}

/**
 * Starts a change of the login address of the embedded wallet: the secure site mails a code to the current address, or to
 * the new address if there is none. Continue with `updateEmailPrimaryOtp` and `updateEmailSecondaryOtp`, or with the second
 * only; `emailUpdateAtom` has the step. Another call mails another code.
 *
 * @throws FrameLoginRequiredError `frame/login-required`
 * @throws FrameRateLimitedError `frame/rate-limited`, within 30 s of the mail before
 * @throws FrameError `frame/device-too-new` on a device that was approved less than 24 hours ago, with `data.retryAfter` in
 * seconds; `frame/reauth-required`, and the errors of the secure site
 *
 * @example
 * const { action } = await updateEmail(client, { email: 'new@example.com' })
 */
export async function updateEmail(
  client: Client,
  { email, signal }: UpdateEmailParameters,
): Promise<UpdateEmailReturnType> {
  const store = getStore(client)
  const frame = await openFrame(client)
  if (!store.get(frameLoginAtom)) throw new FrameLoginRequiredError()
  const sentAt = Date.now()
  const answer = await frame.client.request('UPDATE_EMAIL', { email }, { signal }).catch(error => {
    throw toFrameError(error)
  })
  const step = answer.action === 'VERIFY_PRIMARY_OTP' ? 'verifyPrimaryOtp' : 'verifySecondaryOtp'
  store.set(emailUpdateFlowAtom, { email, step, codeDigits: answer.codeDigits, sentAt })
  return answer
}
