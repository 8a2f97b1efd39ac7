/** Ids of built-in wallets by the names that RainbowKit exports. */
const ids: Record<string, string> = {
  metaMaskWallet: 'io.metamask',
  coinbaseWallet: 'com.coinbase.wallet',
  trustWallet: 'com.trustwallet.app',
  phantomWallet: 'app.phantom',
  bitgetWallet: 'com.bitget.web3',
  rainbowWallet: 'me.rainbow',
  okxWallet: 'com.okex.wallet',
  ledgerWallet: 'ledger',
  zerionWallet: 'io.zerion.wallet',
  binanceWallet: 'com.binance.wallet',
  rabbyWallet: 'io.rabby',
  uniswapWallet: 'uniswap',
}

/** Ids of the wallets that a list names, in its order. Installed wallets and WalletConnect need no id. */
export function readWalletIds(list: string): string[] {
  const names = list.match(/\b\w+\b/g) ?? []
  return [...new Set(names.flatMap(name => ids[name] ?? []))]
}

/** Id of a wallet by the short name that `WalletButton` of RainbowKit takes, such as `rainbow`. */
export function readShortName(name: string): string | undefined {
  const found = Object.keys(ids).find(key => key.toLowerCase() === `${name}wallet`.toLowerCase())
  return found && ids[found]
}
