// ../../packages/react/dist/page/testIds/modalTestIds.js
/** Test ids of the modal, of its first view, and of elements that several areas share. */
var modalTestIds = {
  modal: 'latchkit-modal',
  dialog: 'latchkit-dialog',
  title: 'latchkit-title',
  back: 'latchkit-back',
  close: 'latchkit-close',
  walletsList: 'wallets-list',
  allWallets: 'all-wallets',
  /** Unfolds the wallets under `collapseWallets`. */
  walletsToggle: 'wallets-toggle',
  retry: 'retry',
  getWallet: 'get-wallet',
  whatIsWallet: 'what-is-wallet',
  legalCheckbox: 'legal-checkbox',
  disconnect: 'disconnect',
  /** Before a network of another namespace: goes on with the wallet that is active. */
  sameWallet: 'same-wallet',
  /** Dialog of the secure frame, at the end of the body. */
  secureFrameDialog: 'secure-frame-dialog',
  /** Row of a token: by its CAIP-10 id, or `token-native`. */
  token: address => `token-${address}`,
  toast: 'toast',
  alert: 'alert',
  /** Root of a view, such as `view-Connect`. */
  view: name => `view-${name}`,
  /** Row of a wallet: by its rdns if it has one, else by its slug. */
  wallet: wallet => `wallet-${wallet.rdns ?? wallet.id}`,
  /** Row of a network, by its CAIP-2 id. */
  network: caipNetworkId => `network-${caipNetworkId}`,
}

export { modalTestIds as t }
