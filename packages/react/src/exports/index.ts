export type { WalletGroupOption } from '@latchkit/core'
export { AccountButton, type AccountButtonProps } from '../buttons/AccountButton.js'
export {
  type AccountContentParameters,
  accountContent,
  type ButtonContent,
  type BySize,
} from '../buttons/accountContent.js'
export { ConnectButton, type ConnectButtonProps } from '../buttons/ConnectButton.js'
export type { ConnectButtonCustomProps } from '../buttons/ConnectButtonCustom.js'
export { NamespaceButton, type NamespaceButtonProps } from '../buttons/NamespaceButton.js'
export { NetworkButton } from '../buttons/NetworkButton.js'
export type { ConnectButtonState } from '../buttons/useConnectButtonState.js'
export {
  type UseAccountParameters,
  type UseAccountReturnType,
  useAccount,
} from '../hooks/useAccount.js'
export {
  type UseAccountUpgradeParameters,
  type UseAccountUpgradeReturnType,
  useAccountUpgrade,
} from '../hooks/useAccountUpgrade.js'
export type { Action, ActionCallbacks } from '../hooks/useAction.js'
export {
  type UseActiveNamespaceReturnType,
  useActiveNamespace,
} from '../hooks/useActiveNamespace.js'
export {
  type AddRecentTransactionParameters,
  useAddRecentTransaction,
} from '../hooks/useAddRecentTransaction.js'
export { type UseBalanceParameters, type UseBalanceReturnType, useBalance } from '../hooks/useBalance.js'
export {
  type UseCallsStatusParameters,
  type UseCallsStatusReturnType,
  useCallsStatus,
} from '../hooks/useCallsStatus.js'
export {
  type UseCapabilitiesParameters,
  type UseCapabilitiesReturnType,
  useCapabilities,
} from '../hooks/useCapabilities.js'
export { useClientValue } from '../hooks/useClientValue.js'
export { type UseConnectParameters, type UseConnectReturnType, useConnect } from '../hooks/useConnect.js'
export {
  type UseConnectionsParameters,
  type UseConnectionsReturnType,
  useConnections,
} from '../hooks/useConnections.js'
export { useConnectors } from '../hooks/useConnectors.js'
export {
  type UseDisconnectParameters,
  type UseDisconnectReturnType,
  useDisconnect,
} from '../hooks/useDisconnect.js'
export { useEvents } from '../hooks/useEvents.js'
export {
  type UseGrantPermissionsParameters,
  type UseGrantPermissionsReturnType,
  useGrantPermissions,
} from '../hooks/useGrantPermissions.js'
export { type UseIdentityParameters, type UseIdentityReturnType, useIdentity } from '../hooks/useIdentity.js'
export { useLatchkit } from '../hooks/useLatchkit.js'
export type { InfiniteQueryFields, QueryFields } from '../hooks/useLazyQuery.js'
export { type UseLocaleReturnType, useLocale } from '../hooks/useLocale.js'
export { type UseModalReturnType, useModal } from '../hooks/useModal.js'
export { type UseNamesParameters, type UseNamesReturnType, useNames } from '../hooks/useNames.js'
export { type UseNetworkReturnType, useNetwork } from '../hooks/useNetwork.js'
export { type UseNftsParameters, type UseNftsReturnType, useNfts } from '../hooks/useNfts.js'
export { type UseOnrampParameters, type UseOnrampReturnType, useOnramp } from '../hooks/useOnramp.js'
export {
  type Eip1193Provider,
  type ProviderOf,
  type UseProviderReturnType,
  useProvider,
} from '../hooks/useProvider.js'
export { type UseRecentWalletsReturnType, useRecentWallets } from '../hooks/useRecentWallets.js'
export { useReturnedRequest } from '../hooks/useReturnedRequest.js'
export {
  type UseRevokePermissionsParameters,
  type UseRevokePermissionsReturnType,
  useRevokePermissions,
} from '../hooks/useRevokePermissions.js'
export { type UseSendParameters, type UseSendReturnType, useSend } from '../hooks/useSend.js'
export {
  type UseSendCallsParameters,
  type UseSendCallsReturnType,
  useSendCalls,
} from '../hooks/useSendCalls.js'
export { type UseSiwxParameters, type UseSiwxReturnType, useSiwx } from '../hooks/useSiwx.js'
export {
  type UseSmartAccountParameters,
  type UseSmartAccountReturnType,
  useSmartAccount,
} from '../hooks/useSmartAccount.js'
export {
  type UseSmartSessionsParameters,
  type UseSmartSessionsReturnType,
  useSmartSessions,
} from '../hooks/useSmartSessions.js'
export {
  type UseSupportedPermissionsReturnType,
  useSupportedPermissions,
} from '../hooks/useSupportedPermissions.js'
export {
  type ChosenSwapToken,
  type UseSwapParameters,
  type UseSwapReturnType,
  useSwap,
} from '../hooks/useSwap.js'
export {
  type UseSwitchNetworkParameters,
  type UseSwitchNetworkReturnType,
  useSwitchNetwork,
} from '../hooks/useSwitchNetwork.js'
export { type UseThemeReturnType, useTheme } from '../hooks/useTheme.js'
export {
  type UseTokenBalancesParameters,
  type UseTokenBalancesReturnType,
  useTokenBalances,
} from '../hooks/useTokenBalances.js'
export {
  type UseTransactionsParameters,
  type UseTransactionsReturnType,
  useTransactions,
} from '../hooks/useTransactions.js'
export { useWalletInfo } from '../hooks/useWalletInfo.js'
export type { LocaleLoader, MessageKey, Messages } from '../i18n/english.js'
export type { Message } from '../i18n/message.js'
export { createLatchkit } from '../latchkit/createLatchkit.js'
export type {
  AccountAvatarProps,
  Latchkit,
  LatchkitConfig,
  Modal,
  OpenParameters,
  UiOptions,
} from '../latchkit/types.js'
export { LatchkitModal, type LatchkitModalProps } from '../modal/LatchkitModal.js'
export { createDomPlatform } from '../platform/createDomPlatform.js'
export { ProviderMissingError } from '../provider/errors.js'
export { LatchkitProvider, type LatchkitProviderProps } from '../provider/LatchkitProvider.js'
export { pushTransaction } from '../requests/pushTransaction.js'
export type { Transaction } from '../requests/types.js'
export type { ModalState, OpenableViewName, SendArguments, SwapArguments, ViewName } from '../router/types.js'
export { testIds } from '../testIds/testIds.js'
export { accentPresets } from '../theme/accentPresets.js'
export type { ThemeMode, ThemeVariables, TokenName } from '../theme/types.js'
