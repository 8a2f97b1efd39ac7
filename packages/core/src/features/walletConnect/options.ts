import type { WalletConnectConfig } from './types.js'

/** Options of `createClient` for WalletConnect. */
export type WalletConnectOptions = {
  /** Connecting wallets by QR code or link. Default: off. */
  readonly walletConnect?: WalletConnectConfig | undefined
}
