// ../../packages/react/dist/page/testIds/connectTestIds.js
/** Test ids of the views that connect, except the first view. */
var connectTestIds = {
  walletsSearch: 'wallets-search',
  /** QR code of WalletConnect; its `data-uri` is the pairing URI. */
  wcQr: 'wc-qr',
  wcCopy: 'wc-copy',
  /** Opens the wallet's app, desktop app, web app or browser. */
  wcOpen: 'wc-open',
  wcCountdown: 'wc-countdown',
  /** Link to install a missing wallet, or a wallet whose app did not open. */
  wcInstall: 'wc-install',
  /** From an app that did not open to the QR code. */
  wcShowQr: 'wc-show-qr',
  /** Leaves WalletConnect for the other ways to connect. */
  wcOther: 'wc-other',
  /** Tab of a way to reach a wallet: `qr`, `mobile`, `desktop`, `webapp`, `browser`. */
  wcTab: tab => `wc-tab-${tab}`,
}

export { connectTestIds as t }
