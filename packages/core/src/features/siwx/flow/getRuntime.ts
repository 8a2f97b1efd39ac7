import { getOwned } from '../../../client/internal.js'
import type { BaseError } from '../../../errors/BaseError.js'
import type { Client } from '../../../types/client.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { createPageSiwx } from '../createPageSiwx.js'
import type { SiwxAdapter, SiwxSession } from '../types.js'

/** A sign-in that waits for a wallet or a server. */
export type SignInAttempt = {
  readonly caipAddress: CaipAddress
  readonly controller: AbortController
  readonly session: Promise<SiwxSession>
  phase: 'signing' | 'verifying'
}

/** What the flow of one client keeps beside its atoms. Keys are those of `toAccountKey`. */
export type SiwxRuntime = {
  readonly adapter: SiwxAdapter
  readonly attempts: Map<string, SignInAttempt>
  /** Sessions that were made or found since the page was loaded. */
  readonly known: Map<string, SiwxSession>
  /** Wallets, by namespace and connector, that are asked to sign while they connect. */
  readonly connecting: Map<string, Promise<void>>
  /** Why a sign-in that went along with connecting was not accepted. */
  readonly failures: Map<string, BaseError>
  /** Only the newest look-up may tell its answer. */
  turn: number
  /** Somebody is on the way out; nobody is asked meanwhile. */
  leaving: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  /** Looks for the active account's session once more; held here, so that no module imports its importer. */
  lookAgain: () => void
}

/** The runtime of a client, made at first need. */
export function getRuntime(client: Client): SiwxRuntime {
  return getOwned(client, 'siwx', () => ({
    adapter: client.config.siwx?.adapter ?? createPageSiwx(client),
    attempts: new Map(),
    known: new Map(),
    connecting: new Map(),
    failures: new Map(),
    turn: 0,
    leaving: false,
    timer: undefined,
    lookAgain: () => {},
  }))
}
