import type { FoundWallet, Runtime } from '../types.js'
import { addConnection } from './addConnection.js'
import { dropConnection } from './dropConnection.js'
import { forget } from './forget.js'
import { readRemembered } from './readRemembered.js'

export type FollowWalletParameters = {
  /** Whether the wallet itself moved to another account. */
  readonly isMoved: boolean
}

/** Takes over what a wallet says now: other accounts, none any more, or some again after it was unlocked. */
export function followWallet(
  runtime: Runtime,
  found: FoundWallet,
  { isMoved }: FollowWalletParameters,
): void {
  const { connections, pending, opened } = runtime
  const { id } = found.connector
  const source = opened.get(found)?.source
  if (!source) return
  const live = connections.get(id)
  const isGiven = source.accounts().length > 0
  if (live?.found === found) {
    // The person's choice in the wallet is newer than the one in the app.
    if (isMoved) live.chosen = undefined
    if (!isGiven) dropConnection(runtime, id)
    if (!isGiven && found.kind === 'protocol') forget(runtime, id)
  } else if (isGiven && !live) {
    // Wallets tell every page of a grant; only where the person connected before, and did not disconnect, it is one.
    const isWanted = found.kind === 'protocol' || readRemembered(runtime).includes(id)
    if (!isWanted || [...pending.values()].includes(found)) return
    addConnection(runtime, found, { source, active: false })
  }
  runtime.changed()
}
