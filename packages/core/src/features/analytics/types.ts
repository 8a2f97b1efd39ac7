import type { AccountType } from '../../types/connection.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import type { SocialProvider } from '../planned/feature.js'

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

/** An event and its properties. Nothing in it identifies a person. */
export type AnalyticsEvent = {
  readonly [name in AnalyticsEventName]: { readonly event: name; readonly properties: Events[name] }
}[AnalyticsEventName]
