import { toWalletId } from '../discovery/connector.js'
import { listWallets } from '../discovery/listWallets.js'
import type { FoundWallet, Restoration, Runtime } from '../types.js'
import { addConnection } from './connections.js'
import { openWallet } from './openWallet.js'
import { forget, remember } from './remember.js'

/** How long the status is `reconnecting` for a wallet that is absent, in milliseconds. */
const timeout = 5000

/**
 * Restores each remembered connection as soon as its wallet is present. Also restores a wallet that appears after the
 * timeout, because that does not prompt the user.
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

  // A wallet that was used through a wallet-adapter may now register itself by the standard, with its own id.
  const find = (id: string) => {
    const listed = listWallets(runtime)
    return (
      listed.find(({ connector }) => connector.id === id) ??
      listed.find(({ kind, connector }) => kind === 'standard' && toWalletId(connector.name) === id)
    )
  }

  async function ask(id: string, found: FoundWallet) {
    const own = found.connector.id
    try {
      const { source } = await openWallet(runtime, found)
      await source.connect({ silent: true })
      if (!asked.has(id) || runtime.context !== context || connections.has(own)) return
      if (source.accounts().length === 0) return
      // A wallet that the user chose meanwhile stays active.
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
    check() {
      for (const id of waiting) {
        const found = find(id)
        if (!found) continue
        waiting.delete(id)
        asked.add(id)
        void ask(id, found)
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
  const timer = setTimeout(end, timeout)
  restoration.check()
  endIfIdle()
  return restoration
}
