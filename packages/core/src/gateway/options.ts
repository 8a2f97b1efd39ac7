import type { OptionChecks } from '../types/configCheck.js'

/** Where the wallet directory, images and chain data come from. */
export type GatewayConfig = {
  /** A full URL. */
  readonly url: string
  /** Id of the app at the gateway. Default: that of `walletConnect`. */
  readonly projectId?: string | undefined
  /** Sent with each call. Default: none. */
  readonly clientId?: string | undefined
  /** Framework that is built on this package; part of the SDK version in each call. Default: `js`. */
  readonly framework?: string | undefined
}

/** Options of `createClient` for the gateway. */
export type GatewayOptions = {
  /** The wallet directory and other data. Default: off, the built-in list of wallets is shown. */
  readonly gateway?: GatewayConfig | undefined
}

/** Checks of these options, in development. */
export const gatewayChecks = {
  options: { gateway: true },
  flags: {},
} satisfies OptionChecks<GatewayOptions, Record<never, never>>
