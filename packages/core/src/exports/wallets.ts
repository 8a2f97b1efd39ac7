export {
  GatewayNotConfiguredError,
  GatewayResponseError,
  InvalidProjectIdError,
  OriginNotAllowedError,
  TokenNotYetValidError,
} from '../gateway/errors.js'
export {
  type FetchWalletsErrorType,
  type FetchWalletsParameters,
  fetchWallets,
  type WalletPage,
} from '../gateway/fetchWallets.js'
export { recentWalletsAtom } from '../wallets/atoms.js'
export { builtInWallets } from '../wallets/builtInWallets.js'
export { detectInstallLink, type InstallLink } from '../wallets/detectInstallLink.js'
export {
  type WalletDirectory,
  type WalletHighlights,
  type WalletSearch,
  walletDirectoryAtom,
  walletHighlightsAtom,
  walletSearchAtom,
} from '../wallets/directoryAtoms.js'
export { getBrowserLink } from '../wallets/getBrowserLink.js'
export { getWalletLinks, type WalletLink } from '../wallets/getWalletLinks.js'
export { getWalletTabs, type WalletTab } from '../wallets/getWalletTabs.js'
export { type ListWalletsParameters, listWallets } from '../wallets/listWallets.js'
export { loadMoreWallets } from '../wallets/loadMoreWallets.js'
export { loadWalletHighlights } from '../wallets/loadWalletHighlights.js'
export { normalizeWalletHref } from '../wallets/normalizeWalletHref.js'
export type { WalletOpening } from '../wallets/openingTarget.js'
export { rememberRecentWallet } from '../wallets/rememberRecentWallet.js'
export { requestLink } from '../wallets/requestLink.js'
export { restoreRecentWallets } from '../wallets/restoreRecentWallets.js'
export { type SearchDirectoryParameters, searchDirectory } from '../wallets/searchDirectory.js'
export { searchWallets } from '../wallets/searchWallets.js'
export type { KnownWallet, Wallet, WalletLinks } from '../wallets/types.js'
