import type { CaipNetworkId, Namespace, SocialProvider } from '@latchkit/core'
import type { ActivityTransaction, PendingTransaction, ReplacedTransaction } from '@latchkit/core/activity'
import type { TokenBalance } from '@latchkit/core/balances'
import type { Nft } from '@latchkit/core/nfts'
import type { GrantedPermission } from '@latchkit/core/permissions'

/** Target of a connection, if not left to the active namespace. */
export type ConnectTarget = {
  readonly namespace?: Namespace | undefined
  /** Network to request from the wallet. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** A provider that opens a window; Farcaster has a separate login. */
export type FrameProvider = Exclude<SocialProvider, 'farcaster'>

/** An item of the account whose details are shown. */
export type AccountItem =
  | { readonly kind: 'token'; readonly token: TokenBalance }
  | { readonly kind: 'transaction'; readonly transaction: ActivityTransaction }
  | { readonly kind: 'pending'; readonly pending: PendingTransaction }
  | { readonly kind: 'replaced'; readonly replaced: ReplacedTransaction }

/** Arguments of `WalletSend`. The user fills in absent fields. */
export type SendArguments = {
  /** Decimal text such as `1.5`. */
  readonly amount?: string | undefined
  /** Address of the contract or mint; absent for the native currency. */
  readonly assetAddress?: string | undefined
  /** An NFT of `useNfts` to send instead. `amount` is the number of its items then. Default: 1. */
  readonly nft?: Nft | undefined
  /** Default: the active namespace. */
  readonly namespace?: Namespace | undefined
  /** Id of a network of the namespace, or its CAIP-2 id. Default: the current network. */
  readonly chainId?: string | number | undefined
  /** Address or name of the receiver. */
  readonly to?: string | undefined
}

/** Arguments of `Swap`. The user fills in absent fields. */
export type SwapArguments = {
  /** Decimal text such as `1.5`. */
  readonly amount?: string | undefined
  /** Symbol or contract address of the token to sell. Default: the native currency. */
  readonly fromToken?: string | undefined
  /** Symbol or contract address of the token to buy. */
  readonly toToken?: string | undefined
}

/** Every view of the modal with its parameters. `modal/registry.ts` has the views. */
export type ViewParameters = {
  Connect: ConnectTarget | undefined
  AllWallets: ConnectTarget | undefined
  /** Any id of the wallet. */
  ChosenWallet: ConnectTarget & { readonly walletId: string }
  ConnectingExternal: ConnectTarget & { readonly walletId: string }
  ConnectingWalletConnectBasic: ConnectTarget | undefined
  ConnectingWalletConnect: ConnectTarget & { readonly walletId: string }
  ConnectingSocial: {
    readonly provider: FrameProvider
    /**
     * Returns the window that was opened during the click; null if the browser blocked it, undefined to log in in this
     * tab. A function, because development builds of React read props deeply, which a cross-origin window refuses.
     */
    readonly getPopup: () => Window | null | undefined
  }
  ProfileWallets: { readonly namespace?: Namespace | undefined } | undefined
  AccountItem: AccountItem
  Nft: { readonly nft: Nft }
  ReplaceTransaction: { readonly transaction: PendingTransaction }
  WalletSend: SendArguments | undefined
  /** `isBlocked`: the browser blocked the window of the checkout. */
  BuyInProgress: { readonly isBlocked: boolean } | undefined
  Swap: SwapArguments | undefined
  SwapSelectToken: { readonly side: 'from' | 'to' }
  RegisterAccountNameSuccess: { readonly name: string } | undefined
  SmartSessionCreated: { readonly granted: readonly GrantedPermission[] }
  /** `id` of the batch. */
  CallsStatus: { readonly id: string }
  SwitchActiveChain: { readonly caipNetworkId: CaipNetworkId }
  GetWallet: undefined
  WhatIsAWallet: undefined
  EmailLogin: undefined
  EmailVerifyDevice: undefined
  EmailVerifyOtp: undefined
  ConnectSocials: undefined
  ConnectingFarcaster: undefined
  UpdateEmailWallet: undefined
  UpdateEmailPrimaryOtp: undefined
  UpdateEmailSecondaryOtp: undefined
  UpgradeEmailWallet: undefined
  AccountSettings: undefined
  SmartAccountSettings: undefined
  Account: undefined
  Transactions: undefined
  WalletReceive: undefined
  WalletCompatibleNetworks: undefined
  Networks: undefined
  WhatIsANetwork: undefined
  UnsupportedChain: undefined
  SmartSessionList: undefined
  ApproveTransaction: undefined
  ConnectingSiwe: undefined
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  OnRampProviders: undefined
  OnRampTokenSelect: undefined
  OnRampFiatSelect: undefined
  SwapPreview: undefined
  RegisterAccountName: undefined
}

/** Name of a view of the modal. */
export type ViewName = keyof ViewParameters

/** Views that can be opened by name only. */
export type OpenableViewName = {
  [name in ViewName]: undefined extends ViewParameters[name] ? name : never
}[ViewName]

/** A step of the history. */
export type Entry<name extends ViewName = ViewName> = {
  [view in name]: {
    /** Increases with each step, so that a view that is opened twice is two pages. */
    readonly key: number
    readonly view: view
    readonly parameters: ViewParameters[view]
  }
}[name]

export type RouterState = {
  readonly open: boolean
  /** Error of loading the modal. */
  readonly error?: Error | undefined
  /** The modal, or the opened view, is loading. */
  readonly loading: boolean
  /** Oldest first; empty before the first opening. */
  readonly history: readonly Entry[]
  readonly direction: 'none' | 'forward' | 'back'
}

/** The state of the modal, as `modal.subscribe` passes it. */
export type ModalState = {
  readonly open: boolean
  readonly loading: boolean
  /** Undefined while the modal is closed. */
  readonly view: ViewName | undefined
  /** Error of loading the modal, until it is opened again. Latchkit's buttons show it. */
  readonly error?: Error | undefined
}

/** Arguments of a navigation: includes parameters only if the view has any. */
export type NavigateArguments<name extends ViewName> = undefined extends ViewParameters[name]
  ? [view: name, parameters?: ViewParameters[name]]
  : [view: name, parameters: ViewParameters[name]]
