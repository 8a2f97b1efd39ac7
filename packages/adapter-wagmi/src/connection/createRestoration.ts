import type { Restoration, Runtime } from '../types.js'
import { settleStatus } from './liveConnections.js'

/** How long a remembered wallet that is absent is waited for, in milliseconds. */
const timeout = 5000

/**
 * Creates the state of a restoration, without the code that restores: that code loads only where there are remembered
 * ids. Each id waits for its wallet, is then requested, and is then removed. The restoration ends when no id is left.
 */
export function createRestoration(runtime: Runtime, ids: readonly string[]): Restoration {
  const waiting = new Set(ids)
  const asked = new Set<string>()
  let settle = () => {}
  const done = new Promise<void>(resolve => {
    settle = resolve
  })
  const end = () => {
    clearTimeout(timer)
    settle()
    if (runtime.restoration !== restoration) return
    runtime.restoration = undefined
    settleStatus(runtime)
  }
  const restoration: Restoration = {
    waiting,
    asked,
    done,
    check() {},
    endIfIdle() {
      if (waiting.size === 0 && asked.size === 0) end()
    },
    drop(id) {
      for (const set of [waiting, asked]) {
        if (id === undefined) set.clear()
        else set.delete(id)
      }
      restoration.endIfIdle()
    },
    cancel: () => restoration.drop(undefined),
  }
  // Wallets with a pending request may still answer later. Wallets that never appeared are not awaited.
  const timer = setTimeout(() => {
    waiting.clear()
    end()
  }, timeout)
  runtime.restoration = restoration
  return restoration
}
