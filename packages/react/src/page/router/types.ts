import type { CaipNetworkId, Namespace, SocialProvider } from '@latchkit/core'
import type { ActivityTransaction, PendingTransaction } from '@latchkit/core/activity'
import type { TokenBalance } from '@latchkit/core/balances'
import type { Nft } from '@latchkit/core/nfts'
import type { GrantedPermission } from '@latchkit/core/permissions'

/** What is to be connected, where that is not left to the active namespace. */
export type ConnectTarget = {
  readonly namespace?: Namespace | undefined
  /** Network to ask the wallet for. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** A provider that opens a window; Farcaster has a login of its own. */
export type FrameProvider = Exclude<SocialProvider, 'farcaster'>

/** A row of the account whose details are shown. */
export type AccountItem =
  | { readonly kind: 'token'; readonly token: TokenBalance }
  | { readonly kind: 'nft'; readonly nft: Nft }
  | { readonly kind: 'transaction'; readonly transaction: ActivityTransaction }
  | { readonly kind: 'pending'; readonly pending: PendingTransaction }
/** What `WalletSend` can be opened with. What is absent is left to the person. */
export type SendArguments = {
  /** Decimal text such as `1.5`. */
  readonly amount?: string | undefined
  /** Address of the contract or mint; absent for the network's own currency. */
  readonly assetAddress?: string | undefined
  /** Default: the active namespace. */
  readonly namespace?: Namespace | undefined
  /** Id of a network of the namespace, or its CAIP-2 id. Default: the network that is shown. */
  readonly chainId?: string | number | undefined
  /** Address or name of the receiver. */
  readonly to?: string | undefined
}

/** What `Swap` can be opened with. What is absent is left to the person. */
export type SwapArguments = {
  /** Decimal text such as `1.5`. */
  readonly amount?: string | undefined
  /** Symbol, or address of the contract, of what is sold. Default: the network's own currency. */
  readonly fromToken?: string | undefined
  /** Symbol, or address of the contract, of what is bought. */
  readonly toToken?: string | undefined
}

/** Every view of the modal with what it needs to be opened. `modal/registry.ts` has the view itself. */
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
     * Returns the window that was opened inside of the click; null where the browser blocked it, undefined to log in in
     * this tab. A function, since development builds of React read what is in props, which a window of another origin
     * refuses.
     */
    readonly getPopup: () => Window | null | undefined
  }
  ProfileWallets: { readonly namespace?: Namespace | undefined } | undefined
  AccountItem: AccountItem
  WalletSend: SendArguments | undefined
  /** `isBlocked`: the browser opened no window for the checkout. */
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

/** Views that can be opened with nothing but their name. */
export type OpenableViewName = {
  [name in ViewName]: undefined extends ViewParameters[name] ? name : never
}[ViewName]

/** A step of the history. */
export type Entry<name extends ViewName = ViewName> = {
  [view in name]: {
    /** Grows with each step, so that a view that is opened twice is two pages. */
    readonly key: number
    readonly view: view
    readonly parameters: ViewParameters[view]
  }
}[name]

export type RouterState = {
  readonly open: boolean
  /** Why the modal could not be loaded. */
  readonly error?: Error | undefined
  /** The modal, or the view that was opened, is being loaded. */
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
  /** Why the modal could not be loaded, until it is opened again. Latchkit's buttons say so. */
  readonly error?: Error | undefined
}

/** Arguments of a navigation: the parameters only where the view has any. */
export type NavigateArguments<name extends ViewName> = undefined extends ViewParameters[name]
  ? [view: name, parameters?: ViewParameters[name]]
  : [view: name, parameters: ViewParameters[name]]
