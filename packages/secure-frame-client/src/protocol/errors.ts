import * as z from 'zod/mini'

/** Error codes other than JSON-RPC codes. */
export const frameErrorCodes = [
  /** The project does not list the origin of the page. */
  'ORIGIN_NOT_ALLOWED',
  'POPUP_BLOCKED',
  /** The COOP header of the app cuts the connection through which the window would answer. */
  'POPUP_CUT_OFF',
  /** `data.left` is the number of tries left. */
  'OTP_INVALID',
  'OTP_EXPIRED',
  /** `data.retryAfter` is the number of seconds to wait. */
  'RATE_LIMITED',
  'DEVICE_UNAPPROVED',
  /** The link of the mail expired before the device was approved. */
  'DEVICE_LINK_EXPIRED',
  /** The site or the project does not support the provider of the social login. */
  'PROVIDER_UNKNOWN',
  /** The social login was cancelled, was used already or has expired. */
  'SOCIAL_ENDED',
  /** The device was approved less than a day ago. `data.retryAfter` is the number of seconds to wait. */
  'DEVICE_TOO_NEW',
  /** The sign-in is older than five minutes. */
  'REAUTH_REQUIRED',
  /** The address belongs to another account. */
  'EMAIL_TAKEN',
  /** The account of the address now signs in with another address. */
  'EMAIL_CHANGED',
  /** The user has to prove a factor in the visible frame: send GET_USER. */
  'RECOVERY_REQUIRED',
  'LOGIN_REQUIRED',
  'SERVER_UNREACHABLE',
  'STORAGE_UNAVAILABLE',
  'UNSUPPORTED_BROWSER',
] as const

/** A code of {@link frameErrorCodes}. */
export type FrameErrorCode = (typeof frameErrorCodes)[number]

/** The payload of an answer `<TYPE>_ERROR`. */
export const errorSchema = z.strictObject({
  message: z.string(),
  /** A number of JSON-RPC, EIP-1193 or EIP-5792, or one of {@link frameErrorCodes}. */
  code: z.optional(z.union([z.number(), z.string().check(z.regex(/^[A-Z][A-Z_]{1,47}$/))])),
  data: z.optional(
    z.strictObject({
      /** Tries that are left. */
      left: z.optional(z.number().check(z.minimum(0))),
      /** Seconds until the next try. */
      retryAfter: z.optional(z.number().check(z.minimum(0))),
    }),
  ),
})

/** The payload of an answer `<TYPE>_ERROR`. */
export type FrameErrorPayload = z.infer<typeof errorSchema>

/** Codes of JSON-RPC and EIP-1193, and our codes, that the frame answers with. */
export const rpcCodes = {
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  limitExceeded: -32005,
  userRejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  chainNotServed: 4902,
} as const
