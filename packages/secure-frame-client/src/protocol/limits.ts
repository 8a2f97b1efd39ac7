/** The version of these messages, as in the frame's address and in INIT. */
export const frameVersion = 5

/** Default `sdkVersion` of an app. */
export const defaultSdkVersion = 'html-wagmi-4.2.2'

/** Limits of a channel. Both sides enforce them. */
export const limits = {
  /** Bytes of a message, about as JSON in UTF-8. */
  messageBytes: 256 * 1024,
  /** Nesting depth of objects and arrays. */
  messageDepth: 32,
} as const

/** Time-outs in milliseconds. */
export const frameTimeouts = {
  /** From the start of the iframe to the answer of INIT. */
  ready: 20_000,
  /** From the `load` event of the iframe to READY. */
  readyAfterLoad: 2_000,
  /** The answer of the secure site whether it lists the page. */
  listed: 5_000,
  /** CONNECT_EMAIL, CONNECT_DEVICE, CONNECT_OTP, CONNECT_SOCIAL and GET_SOCIAL_REDIRECT_URI. */
  login: 30_000,
  signOut: 3_000,
  /** A request with approval, and GET_USER, which shows the frame when the user has to recover the key. */
  approval: 600_000,
  /** Every other request. */
  other: 30_000,
} as const
