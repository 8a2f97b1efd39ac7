import * as z from 'zod/mini'
import { type Call, code, id, time } from './call.js'
import { ownerProofMember } from './changes.js'

const newCode = { change: id, expiresAt: time, resendAt: time }

/**
 * Starts a change of the login address. `VERIFY_PRIMARY_OTP` mails a code to the current address; `VERIFY_SECONDARY_OTP`
 * mails a code to the new address, if the account has no address, or if the current address was verified for the same
 * change less than five minutes ago. The answer never depends on whether the new address is known. Refused: DEVICE_TOO_NEW
 * (`retryAfter`), OWNER_PROOF_REQUIRED, REAUTH_REQUIRED, RATE_LIMITED, MAIL_UNAVAILABLE.
 */
export const startEmailChange = {
  method: 'POST',
  path: '/v1/email/change/start',
  proof: 'session',
  body: z.strictObject({ email: z.string().check(z.maxLength(254)), ...ownerProofMember }),
  answer: z.strictObject({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']), ...newCode }),
} as const satisfies Call

/**
 * Verifies the current address, and mails a code to the new address. Refused: OTP_INVALID, OTP_EXPIRED, RATE_LIMITED,
 * MAIL_UNAVAILABLE.
 */
export const verifyOldEmail = {
  method: 'POST',
  path: '/v1/email/change/old',
  proof: 'session',
  body: z.strictObject({ change: id, code }),
  answer: z.strictObject(newCode),
} as const satisfies Call

/**
 * Verifies the new address, which becomes the login address. Every other session of the user ends, and the previous address
 * receives a link that reverts the change for 72 hours. Refused: OTP_INVALID, OTP_EXPIRED, and EMAIL_TAKEN, which only the
 * owner of the new address receives.
 */
export const verifyNewEmail = {
  method: 'POST',
  path: '/v1/email/change/new',
  proof: 'session',
  body: z.strictObject({ change: id, code }),
  answer: z.strictObject({ newEmail: z.string() }),
} as const satisfies Call
