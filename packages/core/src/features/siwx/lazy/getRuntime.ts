import { createOwned } from '../../../client/internal.js'
import type { BaseError } from '../../../errors/BaseError.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { createPageSiwx } from '../createPageSiwx.js'
import type { SiwxAdapter, SiwxSession } from '../types.js'

/** A pending sign-in. */
export type SignInAttempt = {
  readonly caipAddress: CaipAddress
  readonly controller: AbortController
  readonly session: Promise<SiwxSession>
  phase: 'signing' | 'verifying'
}

/** State of the sign-in flow beside its atoms. Map keys come from `toAccountKey`. */
export type SiwxRuntime = {
  readonly adapter: SiwxAdapter
  readonly attempts: Map<string, SignInAttempt>
  /** Sessions created or found since the page was loaded. */
  readonly known: Map<string, SiwxSession>
  /** Pending one-click prompts by namespace and connector id. */
  readonly connecting: Map<string, Promise<void>>
  /** Errors of one-click sign-ins that failed verification. */
  readonly failures: Map<string, BaseError>
  /** Number of the newest look-up; older look-ups discard their result. */
  turn: number
  /** Whether a cancelled sign-in is disconnecting wallets; nothing prompts meanwhile. */
  leaving: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  /** Repeats the session look-up of the active account; held here to avoid an import cycle. */
  lookAgain: () => void
}

/** Returns the runtime of a client, created on first use. */
export const getRuntime = /*#__PURE__*/ createOwned(
  'siwx',
  (client): SiwxRuntime => ({
    adapter: client.config.siwx?.adapter ?? createPageSiwx(client),
    attempts: new Map(),
    known: new Map(),
    connecting: new Map(),
    failures: new Map(),
    turn: 0,
    leaving: false,
    timer: undefined,
    lookAgain: () => {},
  }),
)
