import { listWallets } from '../discovery/listWallets.js'
import { toWalletId } from '../discovery/toWalletId.js'
import type { FoundWallet, Restoration, Runtime } from '../types.js'
import { addConnection } from './addConnection.js'
import { forget } from './forget.js'
import { openWallet } from './openWallet.js'
import { remember } from './remember.js'

/** How long a wallet that is not there yet is waited for before the status says that nobody is, in milliseconds. */
const patience = 5000

/**
 * Restores remembered connections, each as soon as its wallet is there. One that comes later than anybody waits for
 * is restored too, for it asks nobody anything.
 */
export function restore(runtime: Runtime, ids: readonly string[]): Restoration {
  const { context, connections } = runtime
  runtime.restoration?.cancel()
  const [preferred] = ids
  const waiting = new Set(ids.filter(id => !connections.has(id)))
  const asked = new Set<string>()
  let last = runtime.current
  let settle = () => {}
  const done = new Promise<void>(resolve => {
    settle = resolve
  })
  function end() {
    clearTimeout(timer)
    settle()
    if (runtime.restoration !== restoration || !runtime.restoring) return
    runtime.restoring = false
    runtime.changed()
  }
  function endIfIdle() {
    if (waiting.size === 0 && asked.size === 0) end()
  }

  // A wallet that was used as a wallet-adapter may register itself by the standard now, under an id of its own.
  const find = (id: string) => {
    const listed = listWallets(runtime)
    return (
      listed.find(({ connector }) => connector.id === id) ??
      listed.find(({ kind, connector }) => kind === 'standard' && toWalletId(connector.name) === id)
    )
  }

  async function attempt(id: string, found: FoundWallet) {
    const own = found.connector.id
    try {
      const { source } = openWallet(runtime, found)
      await source.connect({ silent: true })
      if (!asked.has(id) || runtime.context !== context || connections.has(own)) return
      if (source.accounts().length === 0) return
      // A wallet that the person chose meanwhile stays the active one.
      const active = runtime.current === undefined || (id === preferred && runtime.current === last)
      if (id !== own) {
        forget(runtime, id)
        remember(runtime, own, { first: active })
      }
      addConnection(runtime, found, { source, active })
      if (active) last = own
      runtime.changed()
    } catch (error) {
      context?.logger.info('a connection was not restored', { id, error })
    } finally {
      asked.delete(id)
      endIfIdle()
    }
  }

  const restoration: Restoration = {
    done,
    look() {
      for (const id of waiting) {
        const found = find(id)
        if (!found) continue
        waiting.delete(id)
        asked.add(id)
        void attempt(id, found)
      }
    },
    drop(id) {
      for (const set of [waiting, asked]) {
        if (id === undefined) set.clear()
        else set.delete(id)
      }
      endIfIdle()
    },
    cancel() {
      waiting.clear()
      asked.clear()
      clearTimeout(timer)
      settle()
    },
  }
  runtime.restoration = restoration
  const timer = setTimeout(end, patience)
  restoration.look()
  endIfIdle()
  return restoration
}
