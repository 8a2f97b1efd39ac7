import type { RelayStatus } from './types.js'

/** What tabs tell each other. `from` and `to` are ids of tabs. */
export type TabMessage = { readonly from: string } & (
  | /** The sender holds the socket. */ { readonly type: 'owner'; readonly status: RelayStatus }
  | /** Is the owner there? With `wake`, it shall look at its socket. */ {
      readonly type: 'ping'
      readonly wake: boolean
    }
  | /** All topics that the sender wants. */ { readonly type: 'topics'; readonly topics: readonly string[] }
  | {
      readonly type: 'call'
      readonly id: string
      readonly method: string
      readonly params: { readonly [name: string]: unknown }
      /** Milliseconds that are left. */
      readonly deadline: number
    }
  | { readonly type: 'cancel'; readonly id: string }
  | {
      readonly type: 'answer'
      readonly to: string
      readonly id: string
      readonly result?: unknown
      readonly error?: TabError | undefined
    }
  | { readonly type: 'message'; readonly topic: string; readonly message: string }
  | /** The sender is gone: it wants nothing any more. */ { readonly type: 'bye' }
)

/** An error on its way to another tab. */
export type TabError = {
  readonly code: string
  readonly details?: string | undefined
  readonly rpcCode?: number | undefined
}
