import type { Restoration, Runtime } from '../types.js'
import { settleStatus } from './liveConnections.js'

/** How long a remembered wallet that is absent is waited for, in milliseconds. */
const timeout = 5000

/**
 * The state of a restoration, without what restores: that is loaded only where something is remembered. Each id is
 * waiting for its wallet, then asked, then gone; the restoration ends when no id is left.
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
  // Wallets that were asked may still answer later; those that never appeared are given up.
  const timer = setTimeout(() => {
    runtime.late = new Set([...waiting, ...asked])
    waiting.clear()
    end()
  }, timeout)
  runtime.restoration = restoration
  return restoration
}
