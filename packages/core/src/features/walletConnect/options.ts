import type { OptionChecks } from '../../types/configCheck.js'
import type { WalletConnectConfig } from './types.js'

/** Options of `createClient` for WalletConnect. */
export type WalletConnectOptions = {
  /** Connecting wallets by QR code or link. Default: off. */
  readonly walletConnect?: WalletConnectConfig | undefined
}

/** Checks of these options, in development. */
export const walletConnectChecks = {
  options: { walletConnect: true },
  flags: {},
} satisfies OptionChecks<WalletConnectOptions, Record<never, never>>
