import type { BaseError } from '../../errors/BaseError.js'
import type { AccountType } from '../../types/connection.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { SocialProvider } from '../embedded/types.js'

type Events = {
  readonly MODAL_OPEN: { readonly connected: boolean }
  readonly MODAL_CLOSE: { readonly connected: boolean }
  readonly SWAP_SUCCESS: SwapProperties
  readonly SWAP_ERROR: SwapProperties
  readonly SWAP_APPROVAL_ERROR: SwapProperties
  readonly SEND_INITIATED: SendProperties
  readonly SEND_SUCCESS: SendProperties
  readonly SEND_ERROR: SendProperties
  readonly SOCIAL_LOGIN_SUCCESS: { readonly provider: SocialProvider }
}

/** Properties of a swap event. Tokens are symbols; amounts and addresses are not sent. */
export type SwapProperties = {
  readonly network: CaipNetworkId
  readonly fromToken: string
  readonly toToken: string
  readonly accountType?: AccountType | undefined
}

/** Properties of a send event. The token is a symbol; amounts and addresses are not sent. */
export type SendProperties = {
  readonly network: CaipNetworkId
  readonly token: string
  readonly accountType?: AccountType | undefined
}

/** Name of an event. */
export type AnalyticsEventName = keyof Events

/** An event and its properties. It does not identify a person. */
export type AnalyticsEvent = {
  readonly [name in AnalyticsEventName]: { readonly event: name; readonly properties: Events[name] }
}[AnalyticsEventName]

type ConnectionEvents = {
  /** `isRestored`: the connection is from an earlier visit, and the user was not prompted. */
  readonly CONNECT_SUCCESS: WalletProperties & {
    readonly caipAddress: CaipAddress
    readonly isRestored: boolean
  }
  /** `error.code` is `rpc/user-rejected` if the user declined or closed the modal. */
  readonly CONNECT_ERROR: WalletProperties & { readonly error: BaseError }
  readonly DISCONNECT: WalletProperties
  readonly SWITCH_ACCOUNT: WalletProperties & { readonly caipAddress: CaipAddress }
  readonly SWITCH_NETWORK: WalletProperties & { readonly caipNetworkId: CaipNetworkId }
  readonly SIGN_IN_SUCCESS: { readonly caipAddress: CaipAddress }
  readonly SIGN_IN_ERROR: { readonly caipAddress: CaipAddress; readonly error: BaseError }
}

/** The wallet that an event of a connection is about. */
export type WalletProperties = { readonly connectorId: string; readonly namespace: Namespace }

/** Name of an event that only listeners on the page get. */
export type ConnectionEventName = keyof ConnectionEvents

/** An event of a connection or of signing in. It has accounts, and is never sent. */
export type ConnectionEvent = {
  readonly [name in ConnectionEventName]: {
    readonly event: name
    readonly properties: ConnectionEvents[name]
  }
}[ConnectionEventName]

/** An event that a listener receives: {@link AnalyticsEvent}, or {@link ConnectionEvent}, which is never sent. */
export type ClientEvent = AnalyticsEvent | ConnectionEvent
