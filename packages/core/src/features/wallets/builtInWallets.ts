import { builtInWalletNames } from './builtInWalletNames.js'
import type { KnownWallet, WalletLinks } from './types.js'

/** Location and links of each wallet, by id. */
const links: { readonly [id: string]: WalletLinks } = {
  'com.trustwallet.app': {
    homepage: 'https://trustwallet.com/',
    mobileLink: 'trust://',
    universalLink: 'https://link.trustwallet.com',
    chromeStore: 'https://chrome.google.com/webstore/detail/trust-wallet/egjidjbpglichdcondbcbdnbeeppgdph',
    appStore: 'https://apps.apple.com/app/apple-store/id1288339409',
    playStore: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
  },
  'app.phantom': {
    homepage: 'https://phantom.app/',
    chromeStore: 'https://chrome.google.com/webstore/detail/phantom/bfnaelmomeimhlpmgjnjophhpkkoljpa',
    firefoxStore: 'https://addons.mozilla.org/en-US/firefox/addon/phantom-app/',
    appStore: 'https://apps.apple.com/us/app/phantom-crypto-wallet/id1598432977',
    playStore: 'https://play.google.com/store/apps/details?id=app.phantom',
  },
  'com.coinbase.wallet': {
    homepage: 'https://base.app',
    universalLink: 'https://go.cb-w.com',
    chromeStore:
      'https://chrome.google.com/webstore/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
    appStore: 'https://apps.apple.com/app/apple-store/id1278383455',
    playStore: 'https://play.google.com/store/apps/details?id=org.toshi',
  },
  'io.metamask': {
    homepage: 'https://metamask.io/',
    mobileLink: 'metamask://',
    universalLink: 'https://metamask.app.link',
    chromeStore: 'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
    firefoxStore: 'https://addons.mozilla.org/en-US/firefox/addon/ether-metamask/',
    appStore: 'https://apps.apple.com/us/app/metamask/id1438144202',
    playStore: 'https://play.google.com/store/apps/details?id=io.metamask',
  },
  'com.bitget.web3': {
    homepage: 'https://web3.bitget.com',
    mobileLink: 'bitkeep://',
    universalLink: 'https://bkapp.vip',
    chromeStore:
      'https://chrome.google.com/webstore/detail/bitkeep-crypto-nft-wallet/jiidiaalihmmhddjgbnbgdfflelocpak',
    appStore: 'https://apps.apple.com/app/bitkeep/id1395301115',
    playStore: 'https://play.google.com/store/apps/details?id=com.bitkeep.wallet',
  },
  'me.rainbow': {
    homepage: 'https://rainbow.me/',
    mobileLink: 'rainbow://',
    universalLink: 'https://rnbwapp.com',
    chromeStore: 'https://chrome.google.com/webstore/detail/rainbow/opfgelmcmbiajamepnmloijbpoleiama',
    firefoxStore: 'https://addons.mozilla.org/en-US/firefox/addon/rainbow-extension/',
    appStore: 'https://apps.apple.com/app/apple-store/id1457119021',
    playStore: 'https://play.google.com/store/apps/details?id=me.rainbow',
  },
  'com.okex.wallet': {
    homepage: 'https://www.okx.com/download',
    mobileLink: 'okxwallet://main',
    universalLink: 'https://web3.okx.com/download',
    chromeStore: 'https://chrome.google.com/webstore/detail/okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge',
    firefoxStore: 'https://addons.mozilla.org/firefox/addon/okexwallet/',
    appStore: 'https://apps.apple.com/us/app/okx-wallet-portal-to-web3/id6743309484',
    playStore: 'https://play.google.com/store/apps/details?id=com.okx.wallet',
  },
  ledger: {
    homepage: 'https://www.ledger.com/ledger-wallet',
    mobileLink: 'ledgerlive://',
    desktopLink: 'ledgerlive://',
    appStore: 'https://itunes.apple.com/app/id1361671700',
    playStore: 'https://play.google.com/store/apps/details?id=com.ledger.live',
  },
  'io.zerion.wallet': {
    homepage: 'https://zerion.io/',
    mobileLink: 'zerion://',
    universalLink: 'https://wallet.zerion.io/wc',
    desktopLink: 'zerion://',
    webappLink: 'https://wallet.zerion.io',
    chromeStore:
      'https://chrome.google.com/webstore/detail/zerion-wallet-for-web3-nf/klghhnkeealcohjjanjjdaeeggmfmlpl',
    appStore: 'https://apps.apple.com/app/id1456732565',
    playStore: 'https://play.google.com/store/apps/details?id=io.zerion.android',
  },
  'com.binance.wallet': {
    homepage: 'https://www.binance.com/en/web3wallet',
    mobileLink: 'bnc://app.binance.com/cedefi/',
    universalLink: 'https://app.binance.com/cedefi',
    webappLink: 'https://www.binance.com/en/web3wallet',
    chromeStore: 'https://chromewebstore.google.com/detail/binance-wallet/cadiboklkpojfamcoggejbbdjcoiljjk',
    appStore: 'https://apps.apple.com/us/app/id1436799971',
    playStore: 'https://play.google.com/store/apps/details?id=com.binance.dev',
  },
  'io.rabby': {
    homepage: 'https://rabby.io/',
    mobileLink: 'rabby://',
    chromeStore: 'https://chrome.google.com/webstore/detail/rabby-wallet/acmacodkjbdgmoleebolmdjonilkdbch',
    appStore: 'https://apps.apple.com/us/app/rabby-wallet-crypto-evm/id6474381673',
    playStore: 'https://play.google.com/store/apps/details?id=com.debank.rabbymobile',
  },
  uniswap: {
    homepage: 'https://uniswap.org',
    mobileLink: 'uniswap://',
    universalLink: 'https://uniswap.org/app',
    chromeStore:
      'https://chromewebstore.google.com/detail/uniswap-extension/nnpmfplkfogfpmcngplhnbdnnilmcdcg',
    appStore: 'https://apps.apple.com/us/app/uniswap-wallet/id6443944476',
    playStore: 'https://play.google.com/store/apps/details?id=com.uniswap.mobile',
  },
}

/**
 * A dozen well-known wallets, most used first (the source is that of {@link builtInWalletNames}), for the list before a
 * directory is loaded. The data is as published by their makers.
 *
 * @example
 * listWallets({ connectors, builtIn: builtInWallets })
 */
export const builtInWallets: readonly KnownWallet[] = /*#__PURE__*/ builtInWalletNames.map(wallet => ({
  ...wallet,
  ...links[wallet.id],
}))
