export { builtInWalletNames } from '../features/wallets/builtInWalletNames.js'
export { builtInWallets } from '../features/wallets/builtInWallets.js'
export { detectInstallLink, type InstallLink } from '../features/wallets/detectInstallLink.js'
export type { DirectoryPage } from '../features/wallets/fetchDirectory.js'
export {
  type FetchWalletsErrorType,
  type FetchWalletsParameters,
  fetchWallets,
  type WalletPage,
} from '../features/wallets/fetchWallets.js'
export { forgetRecentWallet } from '../features/wallets/forgetRecentWallet.js'
export { getBrowserLink } from '../features/wallets/getBrowserLink.js'
export { getWalletLinks, type WalletLink } from '../features/wallets/getWalletLinks.js'
export { getWalletTabs, type WalletTab } from '../features/wallets/getWalletTabs.js'
export { normalizeWalletHref } from '../features/wallets/links/normalizeWalletHref.js'
export { requestLink, type WalletOpening } from '../features/wallets/links/requestLink.js'
export { type ListWalletsParameters, listWallets } from '../features/wallets/listWallets.js'
export { loadDirectory } from '../features/wallets/loadDirectory.js'
export {
  type DirectoryPageParam,
  type DirectoryWallets,
  searchLoadedWallets,
  type WalletHighlightsQueryOptions,
  type WalletSearchInfiniteQueryOptions,
  type WalletSearchParameters,
  type WalletsInfiniteQueryOptions,
  walletHighlightsQueryOptions,
  walletSearchInfiniteQueryOptions,
  walletsInfiniteQueryOptions,
} from '../features/wallets/queries.js'
export { recentWalletsAtom, restoreRecentWallets } from '../features/wallets/recentWallets.js'
export { rememberRecentWallet } from '../features/wallets/rememberRecentWallet.js'
export { searchWallets } from '../features/wallets/searchWallets.js'
export type {
  BuiltInWalletId,
  KnownWallet,
  Wallet,
  WalletId,
  WalletLinks,
} from '../features/wallets/types.js'
export { matchesWallet } from '../features/wallets/walletIds.js'
export {
  GatewayNotConfiguredError,
  GatewayResponseError,
  InvalidProjectIdError,
  OriginNotAllowedError,
  TokenNotYetValidError,
} from '../gateway/errors.js'
