import * as z from 'zod/mini'
import { type Call, code, id, time } from './call.js'
import { sessionTokens } from './session.js'
import { userRecord } from './user.js'

const codeSent = z.strictObject({
  action: z.literal('VERIFY_OTP'),
  challenge: id,
  expiresAt: time,
  /** When the next code may be asked for. */
  resendAt: time,
})

/**
 * Begins a sign-in. The answer depends on the device key and the address alone, never on whether the address is known:
 * `VERIFY_DEVICE` mails a link to approve the key, `VERIFY_OTP` mails a code. Refused: PROJECT_UNKNOWN,
 * ORIGIN_NOT_ALLOWED, RATE_LIMITED, MAIL_UNAVAILABLE.
 */
export const startEmail = {
  method: 'POST',
  path: '/v1/otp/start',
  proof: 'device',
  body: z.strictObject({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** The origin that the frame is bound to. */
    parentOrigin: z.string().check(z.maxLength(256)),
    /** One address: no display name, list, comment or control character. */
    email: z.string().check(z.maxLength(254)),
  }),
  answer: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('VERIFY_DEVICE'),
      challenge: id,
      /** Two digits, to be shown by the kit and typed into the page of the link. */
      number: z.string().check(z.regex(/^\d\d$/, 'Invalid input')),
      expiresAt: time,
    }),
    codeSent,
  ]),
} as const satisfies Call

/**
 * Waits up to 25 s for the link of `VERIFY_DEVICE`. `pending`: call again, until `expiresAt`. Once the device is
 * approved the code is mailed, and every further call answers the same challenge while it can be used. Refused:
 * DEVICE_LINK_EXPIRED, RATE_LIMITED, MAIL_UNAVAILABLE (call again).
 */
export const waitForDevice = {
  method: 'POST',
  path: '/v1/device/wait',
  proof: 'device',
  body: z.strictObject({ challenge: id }),
  answer: z.discriminatedUnion('action', [z.strictObject({ action: z.literal('pending') }), codeSent]),
} as const satisfies Call

/** Ends the sign-in by the mailed code. Refused: OTP_INVALID with `left`, OTP_EXPIRED, RATE_LIMITED. */
export const verifyCode = {
  method: 'POST',
  path: '/v1/otp/verify',
  proof: 'device',
  body: z.strictObject({ challenge: id, code }),
  answer: z.strictObject({ session: sessionTokens, user: userRecord }),
} as const satisfies Call
