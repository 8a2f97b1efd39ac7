import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { Connection } from '../../../types/connection.js'
import { emailFlowAtom } from '../atoms.js'
import { completeLogin } from '../completeLogin.js'
import { openFrame } from '../openFrame.js'
import { toFrameError } from '../toFrameError.js'

/** Parameters of {@link verifyOtp}. */
export type VerifyOtpParameters = {
  /** The code of the e-mail: six digits, or eight if the project requires it. */
  readonly otp: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Completes a login by e-mail with the code of the e-mail, and connects the embedded wallet in every namespace that has an
 * adapter. Returns the connections. The frame is shown if the user has to recover the key first.
 *
 * @throws FrameError `frame/otp-invalid` with the remaining attempts in `data.left`, `frame/otp-expired`
 *
 * @example
 * const [connection] = await verifyOtp(client, { otp: '123456' })
 */
export async function verifyOtp(
  client: Client,
  { otp, signal }: VerifyOtpParameters,
): Promise<readonly Connection[]> {
  const frame = await openFrame(client)
  try {
    await frame.client.request('CONNECT_OTP', { otp }, { signal })
  } catch (error) {
    const known = toFrameError(error)
    // The login is valid; GET_USER shows the frame, in which the key is recovered.
    if (known.code !== 'frame/recovery-required') throw known
  }
  const connections = await completeLogin(client, frame, { signal })
  getStore(client).set(emailFlowAtom, undefined)
  return connections
}
