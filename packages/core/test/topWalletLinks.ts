/**
 * Links that open the 20 best-ranked wallets of the directory on a phone, written by hand. `{uri}` is the encoded pairing
 * URI; `{page}` and `{origin}` are the encoded address and origin of the page.
 *
 * Sources, read in November 2026: RK = rainbow-me/rainbowkit, packages/rainbowkit/src/wallets/walletConnectors/<wallet>;
 * rule = AppKit's way from a directory row to a link (reown-com/appkit,
 * packages/controllers/src/utils/CoreHelperUtil.ts, formatNativeUrl), applied by hand to the row; docs = the maker's own page.
 */
export type TopWalletLink = {
  readonly name: string
  /** Links as the directory has them. */
  readonly row: {
    readonly id: string
    readonly mobileLink?: string
    readonly universalLink?: string
    readonly webappLink?: string
  }
  /** The first link that is opened; undefined when the wallet has to be installed first. */
  readonly iphone: string | undefined
  readonly android: string | undefined
  /** Offer when the app did not open. */
  readonly second: string | undefined
  readonly source: string
}

const same = (link: string) => ({ iphone: link, android: link })

export const topWalletLinks: readonly TopWalletLink[] = [
  {
    name: 'Trust Wallet',
    row: { id: 'com.trustwallet.app', mobileLink: 'trust://', universalLink: 'https://link.trustwallet.com' },
    ...same('trust://wc?uri={uri}'),
    second: 'https://link.trustwallet.com/wc?uri={uri}',
    source: 'docs: developer.trustwallet.com/developer/develop-for-trust/deeplinking; RK trustWallet',
  },
  {
    name: 'Phantom',
    row: { id: 'app.phantom' },
    ...same('https://phantom.app/ul/browse/{page}?ref={origin}'),
    second: undefined,
    source: 'docs: docs.phantom.com/phantom-deeplinks/other-methods/browse',
  },
  {
    name: 'Base (formerly Coinbase Wallet)',
    row: { id: 'com.coinbase.wallet', universalLink: 'https://go.cb-w.com' },
    ...same('https://go.cb-w.com/dapp?cb_url={page}'),
    second: undefined,
    source: 'docs: docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration',
  },
  {
    name: 'MetaMask',
    row: { id: 'io.metamask', mobileLink: 'metamask://', universalLink: 'https://metamask.app.link' },
    ...same('metamask://wc?uri={uri}'),
    second: 'https://metamask.app.link/wc?uri={uri}',
    source: 'rule; RK metaMaskWallet for the universal link',
  },
  {
    name: 'TokenPocket',
    row: { id: 'pro.tokenpocket', mobileLink: 'tpoutside://' },
    ...same('tpoutside://wc?uri={uri}'),
    second: undefined,
    source: 'RK tokenPocketWallet',
  },
  {
    name: 'Bitget Wallet',
    row: { id: 'com.bitget.web3', mobileLink: 'bitkeep://', universalLink: 'https://bkapp.vip' },
    ...same('bitkeep://wc?uri={uri}'),
    second: 'https://bkapp.vip/wc?uri={uri}',
    source: 'RK bitgetWallet; rule for the universal link',
  },
  {
    name: 'Rainbow',
    row: { id: 'me.rainbow', mobileLink: 'rainbow://', universalLink: 'https://rnbwapp.com' },
    ...same('rainbow://wc?uri={uri}'),
    second: 'https://rnbwapp.com/wc?uri={uri}',
    source: 'RK rainbowWallet',
  },
  {
    name: 'SafePal',
    row: { id: 'safepal', mobileLink: 'safepalwallet://', universalLink: 'https://link.safepal.io' },
    ...same('safepalwallet://wc?uri={uri}'),
    second: 'https://link.safepal.io/wc?uri={uri}',
    source: 'RK safepalWallet; rule for the universal link',
  },
  {
    name: 'OKX Wallet',
    row: {
      id: 'com.okex.wallet',
      mobileLink: 'okxwallet://main',
      universalLink: 'https://web3.okx.com/download',
    },
    ...same('okxwallet://main/wc?uri={uri}'),
    second: 'https://web3.okx.com/download/wc?uri={uri}',
    source: 'rule',
  },
  {
    name: 'Ledger Wallet',
    row: { id: 'ledger', mobileLink: 'ledgerlive://' },
    ...same('ledgerlive://wc?uri={uri}'),
    second: undefined,
    source: 'RK ledgerWallet',
  },
  {
    name: 'Zerion',
    row: {
      id: 'io.zerion.wallet',
      mobileLink: 'zerion://',
      universalLink: 'https://wallet.zerion.io/wc',
      webappLink: 'https://wallet.zerion.io',
    },
    ...same('zerion://wc?uri={uri}'),
    second: 'https://wallet.zerion.io/wc?uri={uri}',
    source: 'RK zerionWallet for the universal link; rule',
  },
  {
    name: 'imToken',
    row: { id: 'imtoken', mobileLink: 'imtokenv2://', webappLink: 'https://token.im/' },
    ...same('imtokenv2://wc?uri={uri}'),
    second: undefined,
    source: 'RK imTokenWallet',
  },
  {
    name: 'Exodus',
    row: {
      id: 'com.exodus.web3-wallet',
      mobileLink: 'exodus://',
      universalLink: 'https://exodus.com/m',
    },
    ...same('exodus://wc?uri={uri}'),
    second: 'https://exodus.com/m/wc?uri={uri}',
    source: 'rule',
  },
  {
    name: 'Backpack',
    row: { id: 'app.backpack', mobileLink: 'backpack://', universalLink: 'https://backpack.app/ul/v1' },
    ...same('backpack://wc?uri={uri}'),
    second: 'https://backpack.app/ul/v1/wc?uri={uri}',
    source: 'rule',
  },
  {
    name: 'Magic Eden',
    row: { id: 'io.magiceden.wallet', mobileLink: 'magiceden://' },
    ...same('magiceden://wc?uri={uri}'),
    second: undefined,
    source: 'rule',
  },
  {
    name: 'Frontier',
    row: {
      id: 'xyz.frontier.wallet',
      mobileLink: 'frontier://',
      webappLink: 'https://www.frontier.xyz/download',
    },
    ...same('frontier://wc?uri={uri}'),
    second: undefined,
    source: 'RK frontierWallet',
  },
  {
    name: 'Coin98 Super Wallet',
    row: { id: 'com.coin98', mobileLink: 'coin98://', universalLink: 'https://coin98.com/' },
    ...same('coin98://wc?uri={uri}'),
    second: 'https://coin98.com/wc?uri={uri}',
    source: 'rule',
  },
  {
    name: 'Brave Wallet',
    row: { id: 'com.brave.wallet' },
    iphone: undefined,
    android: undefined,
    second: undefined,
    source: 'part of a browser, the directory has no link',
  },
  {
    name: 'Binance Wallet',
    row: {
      id: 'com.binance.wallet',
      mobileLink: 'bnc://app.binance.com/cedefi/',
      universalLink: 'https://app.binance.com/cedefi',
      webappLink: 'https://www.binance.com/en/web3wallet',
    },
    ...same('bnc://app.binance.com/cedefi/wc?uri={uri}'),
    second: 'https://app.binance.com/cedefi/wc?uri={uri}',
    source: 'RK binanceWallet; rule for the universal link',
  },
  {
    name: 'Crypto.com Onchain',
    row: {
      id: 'com.crypto.wallet',
      mobileLink: 'dfw://',
      universalLink: 'https://wallet.crypto.com/deeplink',
    },
    ...same('dfw://wc?uri={uri}'),
    second: 'https://wallet.crypto.com/deeplink/wc?uri={uri}',
    source: 'rule',
  },
]
