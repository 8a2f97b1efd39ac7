export {
  type LocalChainId,
  type StartChainParameters,
  startChain,
  type TestChain,
} from '../chains/startChain.js'
export {
  type StartSolanaChainParameters,
  startSolanaChain,
  type TestSolanaChain,
} from '../chains/startSolanaChain.js'
export { defaultWallets, localChainIds } from '../common/defaults.js'
export { type SolanaAccount, solanaAccountOf } from '../common/keys.js'
export { TestingError, type TestingErrorCode } from '../common/testingError.js'
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
export { type KeptBrowser, keepBrowser } from '../node/keepBrowser.js'
export { disabledFeatures, type LaunchOptionsParameters } from '../node/launchOptions.js'
export {
  type BrowserWithWallet,
  type LaunchWithWalletParameters,
  launchWithWallet,
} from '../node/launchWithWallet.js'
export { type ApproveOptions, openWallet, type TestWallet } from '../node/openWallet.js'
export {
  openWalletConnectWallet,
  type ProposalOptions,
  type WalletConnectWallet,
  type WalletConnectWalletSession,
} from '../node/openWalletConnectWallet.js'
export type { WalletPopup } from '../node/popupPage.js'
export { type PrepareExtensionParameters, prepareExtension } from '../node/prepareExtension.js'
export {
  type ServeWalletPageParameters,
  serveWalletPage,
  type WalletPageServer,
} from '../node/serveWalletPage.js'
export { startWalletBrowser, type WalletBrowser } from '../node/startWalletBrowser.js'
export { openInbox, type TestInbox } from '../services/openInbox.js'
export {
  type StartInboxParameters,
  startInbox,
  type TestMail,
  type TestMailServer,
} from '../services/startInbox.js'
export { type StartRelayParameters, startRelay, type TestRelay } from '../services/startRelay.js'
export {
  type StartSecureSiteParameters,
  startSecureSite,
  type TestSecureSite,
} from '../services/startSecureSite.js'
