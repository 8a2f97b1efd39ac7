import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { frameLoginAtom } from '../atoms.js'
import { emailUpdateFlowAtom } from '../emailUpdate.js'
import { frameStorage } from '../frameStorage.js'
import { openFrame } from '../openFrame.js'
import { readLogin } from '../readLogin.js'
import { toFrameError } from '../toFrameError.js'

/** Parameters of {@link updateEmailSecondaryOtp}. */
export type UpdateEmailSecondaryOtpParameters = {
  /** The code of the mail to the new address: six digits, or eight where the project asks for them. */
  readonly otp: string
  readonly signal?: AbortSignal | undefined
}

/** The address that the user signs in with from now on, as the secure site writes it. */
export type UpdateEmailSecondaryOtpReturnType = { readonly newEmail: string }

/**
 * Proves the new address, with which the user signs in from then on. The user is signed out in every other browser; the
 * address before gets a link that takes the change back for 72 hours.
 *
 * @throws FrameError `frame/otp-invalid` with the tries that are left in `data.left`, `frame/otp-expired`,
 * `frame/email-taken`
 *
 * @example
 * const { newEmail } = await updateEmailSecondaryOtp(client, { otp: '123456' })
 */
export async function updateEmailSecondaryOtp(
  client: Client,
  { otp, signal }: UpdateEmailSecondaryOtpParameters,
): Promise<UpdateEmailSecondaryOtpReturnType> {
  const store = getStore(client)
  const frame = await openFrame(client)
  const { newEmail } = await frame.client
    .request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, { signal })
    .catch(error => {
      throw toFrameError(error)
    })
  frameStorage(client).set('email', newEmail)
  store.set(emailUpdateFlowAtom, undefined)
  try {
    // The frame sends the address only to projects that may have it.
    const login = await readLogin(client, frame.client)
    if (store.get(frameLoginAtom)) store.set(frameLoginAtom, login)
  } catch (error) {
    client.logger.warn('The user of the embedded wallet could not be read again.', { error })
  }
  return { newEmail }
}
