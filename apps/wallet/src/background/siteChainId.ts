import type { Wallet } from '../common/types.js'

export function siteChainId(wallet: Wallet, origin: string): number {
  return wallet.chainIds[origin] ?? wallet.chainId
}
