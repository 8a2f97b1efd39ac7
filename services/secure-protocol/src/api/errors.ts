import * as z from 'zod/mini'

/** Codes of refused calls, with the status they are answered by. */
export const errorStatus = {
  /** The body, the content type or the path is not one of this API. */
  INVALID_REQUEST: 400,
  /** The proof or its key is missing or wrong. */
  PROOF_INVALID: 401,
  /** `iat` of the proof is more than 60 s away from the clock of the server; `data.now` is its time. */
  PROOF_EXPIRED: 401,
  /** A proof with this `jti` came before. */
  PROOF_REPLAYED: 401,
  /** The access token is over: call `/v1/session/refresh`. */
  TOKEN_EXPIRED: 401,
  /** The session is over, or not of this device key: sign in again. */
  SESSION_ENDED: 401,
  /** `Unauthorized: invalid key`: there is no such project. */
  PROJECT_UNKNOWN: 401,
  /** `Unauthorized: origin not allowed`: the project does not list the origin, or the request is of another site. */
  ORIGIN_NOT_ALLOWED: 403,
  /** The device key is not approved for the address. */
  DEVICE_UNAPPROVED: 403,
  /** The link was refused, or its fifteen minutes are over. */
  DEVICE_LINK_EXPIRED: 410,
  /** The code is wrong; `data.left` tries are left. */
  OTP_INVALID: 403,
  /** The code is used, over, out of tries, replaced by a newer one, or of another device key: ask for a new one. */
  OTP_EXPIRED: 410,
  /** The site or the project does not have the provider of a social login. */
  PROVIDER_UNKNOWN: 404,
  /** The social login was cancelled, refused, used or is over, or it is of another device key: begin again. */
  SOCIAL_ENDED: 410,
  /** The device was approved less than 24 hours ago; `data.retryAfter` seconds are left. */
  DEVICE_TOO_NEW: 403,
  /** The address, which its owner proved, is the one of another account. */
  EMAIL_TAKEN: 409,
  /** The address was the one of an account until less than 72 hours ago, and may take the change back. */
  EMAIL_CHANGED: 409,
  NOT_FOUND: 404,
  /** The user has a wallet already. */
  WALLET_EXISTS: 409,
  /** A share of this generation was not read back yet. */
  WALLET_NOT_READ_BACK: 409,
  /** This device has no such share of a wallet, or none any more: its user has to prove a factor. */
  SHARE_ENDED: 410,
  /** Another device began a generation of this number: take the next one. */
  GENERATION_TAKEN: 409,
  /** The recovery role has no share of the wallet, or does not release it this way. */
  RECOVERY_REFUSED: 403,
  /** The user has to prove himself again: `/v1/reauth/start`, or a passkey where there is no address. */
  REAUTH_REQUIRED: 403,
  /** The change needs the owner of the wallet: its key, a factor in use or a passkey. A mailbox is not enough. */
  OWNER_PROOF_REQUIRED: 403,
  /** The account has a passkey: it has to be proved first. */
  PASSKEY_REQUIRED: 403,
  /** The policy of the project releases this share for an approval only: `/v1/approval/start`. */
  APPROVAL_REQUIRED: 403,
  /** What a passkey answered is wrong, without user verification, or for another challenge. */
  PASSKEY_INVALID: 403,
  /** A device, the address or the recovery changed less than 24 hours ago; `data.retryAfter` seconds are left. */
  COOLING_OFF: 403,
  /** What a factor yielded does not open it. */
  FACTOR_WRONG: 403,
  /** The recovery waits, or was cancelled; `data.retryAfter` seconds are left. */
  RECOVERY_DELAYED: 403,
  /** More than a new device may spend; `data.retryAfter` seconds are left until it is not new. */
  SPEND_LIMITED: 403,
  /** `data.retryAfter` whole seconds, also in the header `Retry-After`. */
  RATE_LIMITED: 429,
  /** A record cannot be decrypted or a part failed. Nothing was changed. */
  INTERNAL: 500,
  /** The mail server does not take the message: try again. No code was used up. */
  MAIL_UNAVAILABLE: 503,
  /** The relay or the chain of Farcaster does not answer: try again. */
  FARCASTER_UNAVAILABLE: 503,
  /**
   * The bundler of the chain does not answer. With `data.retryAfter` seconds nothing was sent to it; else what was sent may
   * have arrived: look for it before sending it again.
   */
  BUNDLER_UNAVAILABLE: 503,
  /** The database, Redis or the store of keys does not answer: try again. */
  STORE_UNAVAILABLE: 503,
} as const

/** Code of a refused call. */
export type ApiErrorCode = keyof typeof errorStatus

/** Body of every answer whose status is not 200. */
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

/** Body of every answer whose status is not 200. */
export type ErrorAnswer = z.output<typeof errorAnswer>
