import * as z from 'zod/mini'

/** Error codes other than JSON-RPC codes. */
export const frameErrorCodes = [
  /** The project does not list the origin of the page. */
  'ORIGIN_NOT_ALLOWED',
  'POPUP_BLOCKED',
  /**
   * The COOP header of the app cuts the connection through which the window would answer.
   *
   * @error frame/popup-cut-off
   * @text Text of the secure site
   * @why The page sends `Cross-Origin-Opener-Policy: same-origin`. The browser then separates the page and its frames
   * from their windows. The wallet page then cannot reach the frame, and a window that approves a request needs a
   * separate sign-in, which accounts of a provider and of Farcaster do not have.
   * @solution Send `same-origin-allow-popups` instead. Users who signed in by e-mail approve requests on such a page
   * too: the window asks them to sign in there once. A social login works on it as well: it continues in the page's own
   * tab where the page is cross-origin isolated, and asks for a number elsewhere.
   */
  'POPUP_CUT_OFF',
  /**
   * `data.left` is the number of tries left.
   *
   * @error frame/otp-invalid
   * @text Text of the secure site
   * @why The code is not the one that was mailed. `data.left` has the tries that are left.
   * @solution Let the user enter the code again.
   */
  'OTP_INVALID',
  /**
   * @error frame/otp-expired
   * @text Text of the secure site
   * @why The code is older than 5 minutes, was used, was replaced by a newer one, or was entered wrongly too often.
   * @solution Call `connectEmail` again, which mails another code.
   */
  'OTP_EXPIRED',
  /** `data.retryAfter` is the number of seconds to wait. */
  'RATE_LIMITED',
  /**
   * @error frame/device-unapproved
   * @text Text of the secure site
   * @why The device was not approved by the link that was mailed.
   * @solution Ask the user to open the link and to choose the number that the app shows, or call `connectEmail` again.
   */
  'DEVICE_UNAPPROVED',
  /**
   * The link of the mail expired before the device was approved.
   *
   * @error frame/device-link-expired
   * @text Text of the secure site
   * @why The link that approves a device is valid for 15 minutes and was not used.
   * @solution Call `connectEmail` again, which mails another link.
   */
  'DEVICE_LINK_EXPIRED',
  /**
   * The site or the project does not support the provider of the social login.
   *
   * @error frame/provider-unknown
   * @text Text of the secure site
   * @why The secure site has no client at the identity provider, for Farcaster no relay, or the project does not list
   * the provider in `providers`.
   * @solution Add the client, or the relay, to [the site](/self-hosting/social-login.md), or take the provider out of
   * `features.socials`.
   */
  'PROVIDER_UNKNOWN',
  /**
   * The social login was cancelled, was used already or has expired.
   *
   * @error frame/social-ended
   * @text Text of the secure site
   * @why The login at the identity provider or with Farcaster was cancelled, refused or already used, its ten minutes
   * are over, the provider did not answer, or it was begun by another browser.
   * @solution Begin again with `getSocialUri` or `getFarcasterUri`.
   */
  'SOCIAL_ENDED',
  /**
   * The device was approved less than a day ago. `data.retryAfter` is the number of seconds to wait.
   *
   * @error frame/device-too-new
   * @text Text of the secure site
   * @why The device was approved less than 24 hours ago: from a new device the address of the account is not changed.
   * The device that created the account is not new. `data.retryAfter` has the seconds to wait.
   * @solution Use another device, or wait.
   */
  'DEVICE_TOO_NEW',
  /**
   * The sign-in is older than five minutes.
   *
   * @error frame/reauth-required
   * @text Text of the secure site
   * @why What was asked for needs a sign-in of the last five minutes: the account has no address that could be proved
   * instead.
   * @solution Sign the user out with `signOut` and in again, then ask again.
   */
  'REAUTH_REQUIRED',
  /**
   * The address belongs to another account.
   *
   * @error frame/email-taken
   * @text Text of the secure site
   * @why Another account of the project signs in with the new address, or may take it back within 72 hours. The error
   * is thrown only after the code of that address was entered.
   * @solution Ask the user for another address, or to sign in with this address.
   */
  'EMAIL_TAKEN',
  /**
   * The account of the address now signs in with another address.
   *
   * @error frame/email-changed
   * @text Text of the secure site
   * @why The account of this address changed to another address less than 72 hours ago, and its owner can still undo
   * the change. Until the 72 hours are over, the address cannot get a new account.
   * @solution Ask the user to sign in with the new address, or to open the link in the mail about the change.
   */
  'EMAIL_CHANGED',
  /**
   * The user has to prove a factor in the visible frame: send GET_USER.
   *
   * @error frame/recovery-required
   * @text Text of the secure site
   * @why The login is valid, but this device has no share of the key yet. The user proves another factor in the secure
   * frame.
   * @solution `verifyOtp` and `connectSocial` go on by themselves: they show the frame, in which the key is recovered.
   */
  'RECOVERY_REQUIRED',
  'LOGIN_REQUIRED',
  /**
   * @error frame/server-unreachable
   * @text Text of the secure site
   * @why The secure frame is there, and its server does not answer.
   * @solution Offer to try again.
   */
  'SERVER_UNREACHABLE',
  /**
   * @error frame/storage-unavailable
   * @text Text of the secure site
   * @why The browser lets the secure frame store nothing, so keys cannot be kept: it blocks the storage of embedded
   * sites ("third-party cookies", strict tracking protection), the window is a private one in a browser that has no
   * storage there, or the disk is full. Nothing of the login was kept.
   * @solution Ask the user to allow this site to store data (in the browser's settings for the site), to leave private
   * browsing or to free some space, and to try again: the same call works then. The view of the login says so. Else
   * offer another wallet.
   */
  'STORAGE_UNAVAILABLE',
  /**
   * @error frame/unsupported-browser
   * @text Text of the secure site
   * @why The browser lacks what the secure site needs to protect keys or approvals.
   * @solution Offer another wallet or another browser.
   */
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
