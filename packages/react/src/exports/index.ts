export type { WalletGroupOption } from '@latchkit/core'
export type { LocaleLoader, MessageKey, Messages } from '../locales/english.js'
export { AccountButton, type AccountButtonProps } from '../page/buttons/AccountButton.js'
export {
  type AccountContentParameters,
  accountContent,
  type ButtonContent,
  type BySize,
} from '../page/buttons/accountContent.js'
export { ConnectButton, type ConnectButtonProps } from '../page/buttons/ConnectButton.js'
export type { ConnectButtonCustomProps } from '../page/buttons/ConnectButtonCustom.js'
export { NamespaceButton, type NamespaceButtonProps } from '../page/buttons/NamespaceButton.js'
export { NetworkButton } from '../page/buttons/NetworkButton.js'
export type { ConnectButtonState } from '../page/buttons/useConnectButtonState.js'
export {
  type UseAccountParameters,
  type UseAccountReturnType,
  useAccount,
} from '../page/hooks/useAccount.js'
export {
  type UseAccountUpgradeParameters,
  type UseAccountUpgradeReturnType,
  useAccountUpgrade,
} from '../page/hooks/useAccountUpgrade.js'
export type { Action, ActionCallbacks } from '../page/hooks/useAction.js'
export {
  type UseActiveNamespaceReturnType,
  useActiveNamespace,
} from '../page/hooks/useActiveNamespace.js'
export {
  type AddRecentTransactionParameters,
  useAddRecentTransaction,
} from '../page/hooks/useAddRecentTransaction.js'
export { type UseBalanceParameters, type UseBalanceReturnType, useBalance } from '../page/hooks/useBalance.js'
export {
  type UseCallsStatusParameters,
  type UseCallsStatusReturnType,
  useCallsStatus,
} from '../page/hooks/useCallsStatus.js'
export {
  type UseCapabilitiesParameters,
  type UseCapabilitiesReturnType,
  useCapabilities,
} from '../page/hooks/useCapabilities.js'
export { useClientValue } from '../page/hooks/useClientValue.js'
export { type UseConnectParameters, type UseConnectReturnType, useConnect } from '../page/hooks/useConnect.js'
export {
  type UseConnectionsParameters,
  type UseConnectionsReturnType,
  useConnections,
} from '../page/hooks/useConnections.js'
export { useConnectors } from '../page/hooks/useConnectors.js'
export {
  type UseDisconnectParameters,
  type UseDisconnectReturnType,
  useDisconnect,
} from '../page/hooks/useDisconnect.js'
export { useEvents } from '../page/hooks/useEvents.js'
export {
  type UseGrantPermissionsParameters,
  type UseGrantPermissionsReturnType,
  useGrantPermissions,
} from '../page/hooks/useGrantPermissions.js'
export {
  type UseIdentityParameters,
  type UseIdentityReturnType,
  useIdentity,
} from '../page/hooks/useIdentity.js'
export { useLatchkit } from '../page/hooks/useLatchkit.js'
export { type UseLocaleReturnType, useLocale } from '../page/hooks/useLocale.js'
export { type UseModalReturnType, useModal } from '../page/hooks/useModal.js'
export { type UseNamesParameters, type UseNamesReturnType, useNames } from '../page/hooks/useNames.js'
export { type UseNetworkReturnType, useNetwork } from '../page/hooks/useNetwork.js'
export { type UseNftsParameters, type UseNftsReturnType, useNfts } from '../page/hooks/useNfts.js'
export { type UseOnrampParameters, type UseOnrampReturnType, useOnramp } from '../page/hooks/useOnramp.js'
export { usePendingCount } from '../page/hooks/usePendingCount.js'
export {
  type Eip1193Provider,
  type ProviderOf,
  type UseProviderReturnType,
  useProvider,
} from '../page/hooks/useProvider.js'
export { type UseRecentWalletsReturnType, useRecentWallets } from '../page/hooks/useRecentWallets.js'
export { useReturnedRequest } from '../page/hooks/useReturnedRequest.js'
export {
  type UseRevokePermissionsParameters,
  type UseRevokePermissionsReturnType,
  useRevokePermissions,
} from '../page/hooks/useRevokePermissions.js'
export { type UseSendParameters, type UseSendReturnType, useSend } from '../page/hooks/useSend.js'
export {
  type UseSendCallsParameters,
  type UseSendCallsReturnType,
  useSendCalls,
} from '../page/hooks/useSendCalls.js'
export { type UseSiwxParameters, type UseSiwxReturnType, useSiwx } from '../page/hooks/useSiwx.js'
export {
  type UseSmartAccountParameters,
  type UseSmartAccountReturnType,
  useSmartAccount,
} from '../page/hooks/useSmartAccount.js'
export {
  type UseSmartSessionsParameters,
  type UseSmartSessionsReturnType,
  useSmartSessions,
} from '../page/hooks/useSmartSessions.js'
export {
  type UseSupportedPermissionsReturnType,
  useSupportedPermissions,
} from '../page/hooks/useSupportedPermissions.js'
export {
  type ChosenSwapToken,
  type UseSwapParameters,
  type UseSwapReturnType,
  useSwap,
} from '../page/hooks/useSwap.js'
export {
  type UseSwitchNetworkParameters,
  type UseSwitchNetworkReturnType,
  useSwitchNetwork,
} from '../page/hooks/useSwitchNetwork.js'
export { type UseThemeReturnType, useTheme } from '../page/hooks/useTheme.js'
export {
  type UseTokenBalancesParameters,
  type UseTokenBalancesReturnType,
  useTokenBalances,
} from '../page/hooks/useTokenBalances.js'
export {
  type UseTransactionsParameters,
  type UseTransactionsReturnType,
  useTransactions,
} from '../page/hooks/useTransactions.js'
export { useWalletInfo } from '../page/hooks/useWalletInfo.js'
export type { Message } from '../page/i18n/message.js'
export { LatchkitModal, type LatchkitModalProps } from '../page/LatchkitModal.js'
export { createLatchkit } from '../page/latchkit/createLatchkit.js'
export type {
  AccountAvatarProps,
  Latchkit,
  LatchkitConfig,
  Modal,
  OpenParameters,
  UiOptions,
} from '../page/latchkit/types.js'
export { createDomPlatform } from '../page/platform/createDomPlatform.js'
export { ProviderMissingError } from '../page/provider/errors.js'
export { LatchkitProvider, type LatchkitProviderProps } from '../page/provider/LatchkitProvider.js'
export { pushTransaction } from '../page/requests/pushTransaction.js'
export type { Transaction } from '../page/requests/types.js'
export type {
  ModalState,
  OpenableViewName,
  SendArguments,
  SwapArguments,
  ViewName,
} from '../page/router/types.js'
export { testIds } from '../page/testIds/testIds.js'
export { accentPresets } from '../page/theme/accentPresets.js'
export type { ThemeMode, ThemeVariables, TokenName } from '../page/theme/types.js'
