import { loadActions } from '../actions/loadActions.js'
import type { Restoration, Runtime } from '../types.js'
import { settleStatus } from './liveConnections.js'

/** How long a remembered wallet that is absent is waited for, in milliseconds. */
const timeout = 5000

/** Restores the remembered connections. Resolves when each is restored or given up. */
export async function startRestoration(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const { own, remembered, context } = runtime
  if (typeof window === 'undefined') return
  if (runtime.restoration) return runtime.restoration.done
  const ids = remembered.read()
  if (!ids?.length) {
    if (!own) await restoreAppConfig(runtime, signal, { isFirst: ids === undefined })
    return
  }
  const restoration = createRestoration(runtime, ids)
  loadActions().then(
    ({ prepareAppConfig, restore }) => {
      if (runtime.restoration !== restoration) return
      restore(runtime, restoration, own ? undefined : prepareAppConfig(runtime, signal))
    },
    error => {
      context?.logger.error('Connections could not be restored', { cause: error })
      restoration.cancel()
    },
  )
  // An app's own config may be reconnecting by itself, so its status is not changed.
  if (own) settleStatus(runtime)
  else runtime.changed()
  return restoration.done
}

/** An app's own config may have a connection that Latchkit does not remember, from before the app used Latchkit. */
async function restoreAppConfig(
  runtime: Runtime,
  signal: AbortSignal,
  { isFirst }: { readonly isFirst: boolean },
): Promise<void> {
  const { prepareAppConfig, readRecent, restore } = await loadActions()
  const ready = prepareAppConfig(runtime, signal)
  const recent = await readRecent(runtime)
  if (signal.aborted) return
  if (!isFirst || !recent) return ready
  const restoration = createRestoration(runtime, [recent])
  restore(runtime, restoration, ready)
  await restoration.done
}

/**
 * The state of a restoration, without what restores: that is loaded only where something is remembered. Each id is
 * waiting for its wallet, then asked, then gone; the restoration ends when no id is left.
 */
function createRestoration(runtime: Runtime, ids: readonly string[]): Restoration {
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
    cancel() {
      waiting.clear()
      asked.clear()
      end()
    },
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
