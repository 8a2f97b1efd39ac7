import * as z from 'zod/mini'

/** Codes of refused calls, with their HTTP status. */
export const errorStatus = {
  /** The body, the content type or the path is not part of this API. */
  INVALID_REQUEST: 400,
  /** The proof or its key is missing or wrong. */
  PROOF_INVALID: 401,
  /** `iat` of the proof is more than 60 s away from the clock of the server; `data.now` is its time. */
  PROOF_EXPIRED: 401,
  /** A proof with this `jti` was used already. */
  PROOF_REPLAYED: 401,
  /** The access token has expired: call `/v1/session/refresh`. */
  TOKEN_EXPIRED: 401,
  /** The session has ended, or belongs to another device key: sign in again. */
  SESSION_ENDED: 401,
  /** `Unauthorized: invalid key`: the project does not exist. */
  PROJECT_UNKNOWN: 401,
  /** `Unauthorized: origin not allowed`: the project does not list the origin, or the request comes from another site. */
  ORIGIN_NOT_ALLOWED: 403,
  /** The device key is not approved for the address. */
  DEVICE_UNAPPROVED: 403,
  /** The link was refused, or its fifteen minutes have passed. */
  DEVICE_LINK_EXPIRED: 410,
  /** The code is wrong; `data.left` tries are left. */
  OTP_INVALID: 403,
  /** The code is used, expired, out of tries, replaced by a newer one, or of another device key: request a new code. */
  OTP_EXPIRED: 410,
  /** The site or the project does not support the provider of the social login. */
  PROVIDER_UNKNOWN: 404,
  /** The social login was cancelled, refused, used or expired, or belongs to another device key: start again. */
  SOCIAL_ENDED: 410,
  /** The device was approved less than 24 hours ago; `data.retryAfter` seconds are left. */
  DEVICE_TOO_NEW: 403,
  /** The address, which its owner verified, belongs to another account. */
  EMAIL_TAKEN: 409,
  /** The address belonged to an account until less than 72 hours ago, and can still revert the change. */
  EMAIL_CHANGED: 409,
  NOT_FOUND: 404,
  /** The user already has a wallet. */
  WALLET_EXISTS: 409,
  /** A share of this generation was not read back yet. */
  WALLET_NOT_READ_BACK: 409,
  /** This device does not have, or no longer has, such a share of a wallet: its user has to prove a factor. */
  SHARE_ENDED: 410,
  /** Another device took this generation number: use the next one. */
  GENERATION_TAKEN: 409,
  /** The recovery role does not have a share of the wallet, or does not release it this way. */
  RECOVERY_REFUSED: 403,
  /** The user has to reauthenticate: `/v1/reauth/start`, or a passkey for an account without an address. */
  REAUTH_REQUIRED: 403,
  /**
   * The change requires the owner of the wallet: its key, a factor in use or a passkey. Access to the mailbox is not
   * enough.
   */
  OWNER_PROOF_REQUIRED: 403,
  /** The account has a passkey, which must be verified first. */
  PASSKEY_REQUIRED: 403,
  /** The policy of the project releases this share only for an approval: `/v1/approval/start`. */
  APPROVAL_REQUIRED: 403,
  /** The assertion of the passkey is wrong, without user verification, or for another challenge. */
  PASSKEY_INVALID: 403,
  /** A device, the address or the recovery changed less than 24 hours ago; `data.retryAfter` seconds are left. */
  COOLING_OFF: 403,
  /** The output of the factor does not open it. */
  FACTOR_WRONG: 403,
  /** The recovery is pending, or was cancelled; `data.retryAfter` seconds are left. */
  RECOVERY_DELAYED: 403,
  /** The amount exceeds the limit of a new device; `data.retryAfter` seconds are left until the device is not new. */
  SPEND_LIMITED: 403,
  /** Retry after `data.retryAfter` whole seconds, also in the header `Retry-After`. */
  RATE_LIMITED: 429,
  /** A record cannot be decrypted or a component failed. Nothing was changed. */
  INTERNAL: 500,
  /** The mail server did not accept the message: try again. No code was used up. */
  MAIL_UNAVAILABLE: 503,
  /** The relay or the chain of Farcaster does not answer: try again. */
  FARCASTER_UNAVAILABLE: 503,
  /**
   * The bundler of the chain does not answer. With `data.retryAfter` seconds, nothing was sent to it; else the operation
   * may have arrived: look it up before sending it again.
   */
  BUNDLER_UNAVAILABLE: 503,
  /** The database, Redis or the key store does not answer: try again. */
  STORE_UNAVAILABLE: 503,
} as const

/** Code of a refused call. */
export type ApiErrorCode = keyof typeof errorStatus

/** Body of every answer with a status other than 200. */
export const errorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.enum(Object.keys(errorStatus) as [ApiErrorCode, ...ApiErrorCode[]]),
    message: z.string(),
    data: z.optional(
      z.strictObject({
        left: z.optional(z.int()),
        retryAfter: z.optional(z.int()),
        now: z.optional(z.int()),
      }),
    ),
  }),
})

/** Body of every answer with a status other than 200. */
export type ErrorAnswer = z.output<typeof errorAnswer>
