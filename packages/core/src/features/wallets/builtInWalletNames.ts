import type { BuiltInWalletId, KnownWallet } from './types.js'

/**
 * The wallets of {@link builtInWallets} without their links: for display in a list of wallets, and to recognize a wallet. A
 * page that opens no wallet needs only these.
 *
 * The most used come first: the first three by their installations (CoinGecko and CER, "Most Popular Crypto Hot Wallets
 * for Self-Custody", August 2023, https://www.coingecko.com/research/publications/most-popular-crypto-hot-wallets), then
 * by how many of six kits (RainbowKit, ConnectKit, Web3-Onboard, Dynamic, AppKit's wallet buttons, Solana's wallet adapter)
 * have the wallet in their own list (November 2026). We found no study that counts all of them.
 *
 * @example
 * listWallets({ connectors, builtIn: builtInWalletNames })
 */
export const builtInWalletNames: readonly KnownWallet[] = [
  {
    id: 'io.metamask',
    name: 'MetaMask',
    rdns: 'io.metamask',
    rdnsAliases: ['io.metamask.mobile'],
    standardNames: ['MetaMask'],
    explorerId: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'com.coinbase.wallet',
    name: 'Base (formerly Coinbase Wallet)',
    rdns: 'com.coinbase.wallet',
    standardNames: ['Coinbase Wallet'],
    explorerId: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'com.trustwallet.app',
    name: 'Trust Wallet',
    rdns: 'com.trustwallet.app',
    standardNames: ['Trust Wallet', 'Trust'],
    explorerId: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'app.phantom',
    name: 'Phantom',
    rdns: 'app.phantom',
    standardNames: ['Phantom'],
    explorerId: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'com.bitget.web3',
    name: 'Bitget Wallet',
    rdns: 'com.bitget.web3',
    standardNames: ['Bitget'],
    explorerId: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'me.rainbow',
    name: 'Rainbow',
    rdns: 'me.rainbow',
    explorerId: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
    namespaces: ['eip155'],
  },
  {
    id: 'com.okex.wallet',
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    explorerId: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    namespaces: ['eip155'],
  },
  {
    id: 'ledger',
    name: 'Ledger Wallet',
    standardNames: ['Ledger'],
    explorerId: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    namespaces: ['eip155', 'solana'],
  },
  {
    id: 'io.zerion.wallet',
    name: 'Zerion',
    rdns: 'io.zerion.wallet',
    explorerId: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
    namespaces: ['eip155'],
  },
  {
    id: 'com.binance.wallet',
    name: 'Binance Wallet',
    rdns: 'com.binance.wallet',
    explorerId: '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
    namespaces: ['eip155'],
  },
  {
    id: 'io.rabby',
    name: 'Rabby',
    rdns: 'io.rabby',
    explorerId: '18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1',
    namespaces: ['eip155'],
  },
  {
    id: 'uniswap',
    name: 'Uniswap Wallet',
    explorerId: 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a',
    namespaces: ['eip155'],
  },
] satisfies readonly (KnownWallet & { readonly id: BuiltInWalletId })[]
