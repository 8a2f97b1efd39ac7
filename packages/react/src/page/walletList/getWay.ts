import type { Wallet } from '@latchkit/core/wallets'

/**
 * Connection method of a wallet: `request` prompts it in this browser, `code` shows a code for any wallet, `pairing` a
 * code or link for this wallet, `install` shows that it has to be installed first.
 */
export type Way = 'request' | 'code' | 'pairing' | 'install'

/** Connection method of a wallet: its connectors in this browser, else WalletConnect. */
export function getWay({ connectors }: Wallet, hasWalletConnect: boolean): Way {
  if (connectors.some(({ type }) => type !== 'walletconnect')) return 'request'
  if (connectors.length > 0) return 'code'
  return hasWalletConnect ? 'pairing' : 'install'
}
