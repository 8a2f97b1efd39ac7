import type { OptionChecks } from '../../types/configCheck.js'
import type { SecureFrameConfig, SocialProvider } from './types.js'

/** Options of `createClient` for embedded wallets. */
export type SecureFrameOptions = {
  /** Wallets that are opened by e-mail, in a frame of a secure site. Default: off. */
  readonly secureFrame?: SecureFrameConfig | undefined
}

/** Flags of embedded wallets. */
export type SecureFrameFlags = {
  /** Login by e-mail; needs the secure frame. Default: true. */
  readonly email: boolean
  /** Social logins in this order; they need the secure frame. Default: all. */
  readonly socials: readonly SocialProvider[] | false
}

/** Checks of these options, in development. */
export const secureFrameChecks = {
  options: { secureFrame: true },
  flags: { email: true, socials: true },
} satisfies OptionChecks<SecureFrameOptions, SecureFrameFlags>
