import type { Wallet } from '@latchkit/core/wallets'

/**
 * How a wallet is connected: `request` asks it in this browser, `code` shows a code for any wallet, `pairing` a code or
 * link for this wallet, `install` says that it has to be installed first.
 */
export type Way = 'request' | 'code' | 'pairing' | 'install'

/** The way to a wallet: what is in this browser, else WalletConnect. */
export function getWay({ connectors }: Wallet, hasWalletConnect: boolean): Way {
  if (connectors.some(({ type }) => type !== 'walletconnect')) return 'request'
  if (connectors.length > 0) return 'code'
  return hasWalletConnect ? 'pairing' : 'install'
}
