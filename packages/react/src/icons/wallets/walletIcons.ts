/** Logos of the built-in wallets by id, each its own chunk. */
export const walletIcons = {
  'app.phantom': () => import('./phantom.js').then(({ icon }) => icon),
  'com.binance.wallet': () => import('./binance.js').then(({ icon }) => icon),
  'com.bitget.web3': () => import('./bitget.js').then(({ icon }) => icon),
  'com.coinbase.wallet': () => import('./coinbase.js').then(({ icon }) => icon),
  'com.okex.wallet': () => import('./okx.js').then(({ icon }) => icon),
  'com.trustwallet.app': () => import('./trust-wallet.js').then(({ icon }) => icon),
  'io.metamask': () => import('./metamask.js').then(({ icon }) => icon),
  'io.rabby': () => import('./rabby.js').then(({ icon }) => icon),
  'io.zerion.wallet': () => import('./zerion.js').then(({ icon }) => icon),
  ledger: () => import('./ledger.js').then(({ icon }) => icon),
  'me.rainbow': () => import('./rainbow.js').then(({ icon }) => icon),
  uniswap: () => import('./uniswap.js').then(({ icon }) => icon),
} satisfies Record<string, () => Promise<string>>
