export { defaultWallets, localChainIds } from '../common/defaults.js'
export type { SolanaAccount } from '../common/keys.js'
export { solanaAccountOf } from '../common/keys.js'
export type {
  AnnounceMode,
  AnnounceTime,
  SolanaChain,
  SolanaConfig,
  WalletChain,
  WalletConfig,
  WalletId,
} from '../common/types.js'
export { findChromium } from '../node/findChromium.js'
export { disabledFeatures } from '../node/launchOptions.js'
export type { BrowserWithWallet, LaunchWithWalletParameters } from '../node/launchWithWallet.js'
export { launchWithWallet } from '../node/launchWithWallet.js'
export type { ApproveOptions, TestWallet } from '../node/openWallet.js'
export { openWallet } from '../node/openWallet.js'
export type {
  ProposalOptions,
  WalletConnectWallet,
  WalletConnectWalletSession,
} from '../node/openWalletConnectWallet.js'
export { openWalletConnectWallet } from '../node/openWalletConnectWallet.js'
export type { WalletPopup } from '../node/popupPage.js'
export type { PrepareExtensionParameters } from '../node/prepareExtension.js'
export { prepareExtension } from '../node/prepareExtension.js'
export type { ServeWalletPageParameters, WalletPageServer } from '../node/serveWalletPage.js'
export { serveWalletPage } from '../node/serveWalletPage.js'
export type { WalletBrowser } from '../node/startWalletBrowser.js'
export { startWalletBrowser } from '../node/startWalletBrowser.js'
export type { WalletLaunchErrorCode } from '../node/walletLaunchError.js'
export { WalletLaunchError } from '../node/walletLaunchError.js'
