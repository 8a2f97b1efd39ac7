import type { Connector } from 'wagmi'
import type { Restoration, Runtime } from '../types.js'
import { addConnection } from './addConnection.js'
import { currentConnection } from './currentConnection.js'
import { dropConnection } from './dropConnection.js'
import { findRemembered } from './findRemembered.js'
import { patience } from './patience.js'
import { settleStatus } from './settleStatus.js'

export type RestoreParameters = {
  /** Ids of remembered connectors, the preferred one first. */
  readonly ids: readonly string[]
  /** Waited for before the first wallet is asked. */
  readonly ready?: Promise<void> | undefined
  /** Aborts when wallets that have not come are given up. Default: after five seconds. */
  readonly late?: AbortSignal | undefined
  /** Called once, when it is over. */
  readonly onEnd?: (() => void) | undefined
}

/**
 * Restores remembered connections, each as soon as its wallet is there. Not wagmi's `reconnect`: that one gives up
 * at once, asks one wallet after the other, drops what is connected already, and runs once per page, not per config.
 */
export function restore(runtime: Runtime, { ids, ready, late, onEnd }: RestoreParameters): Restoration {
  const { config } = runtime
  const [preferred] = ids
  const waiting = new Set(ids)
  const asked = new Set<string>()
  let isReady = ready === undefined
  let last: string | undefined
  let settle = () => {}
  const done = new Promise<void>(resolve => {
    settle = resolve
  })
  const end = () => {
    clearTimeout(timer)
    onEnd?.()
    settle()
    if (runtime.restoration !== restoration) return
    runtime.restoration = undefined
    settleStatus(runtime)
  }
  const endIfIdle = () => {
    if (waiting.size === 0 && asked.size === 0) end()
  }

  async function attempt(id: string, connector: Connector) {
    try {
      if (!(await connector.isAuthorized())) {
        if (config.state.connections.has(connector.uid)) dropConnection(config, connector)
        return
      }
      const data = await connector.connect({ isReconnecting: true })
      if (!asked.has(id) || !runtime.context) return
      const current = currentConnection(config)?.connector.uid
      // A wallet that the person chose meanwhile stays the active one.
      const active = current === undefined || (id === preferred && current === last)
      addConnection(config, connector, data, { active })
      if (active) last = connector.uid
    } catch (error) {
      runtime.context?.logger.info('a connection was not restored', { id, error })
    } finally {
      asked.delete(id)
      endIfIdle()
    }
  }

  const restoration: Restoration = {
    done,
    pending: () => [...waiting, ...asked],
    look() {
      if (!isReady) return
      for (const id of waiting) {
        const connector = findRemembered(runtime, id)
        if (!connector) continue
        waiting.delete(id)
        asked.add(id)
        void attempt(id, connector)
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
      end()
    },
  }
  runtime.restoration = restoration
  // Wallets that were asked may still answer later; those that never came are given up.
  const giveUp = () => {
    waiting.clear()
    end()
  }
  const timer = late ? undefined : setTimeout(giveUp, patience)
  late?.addEventListener('abort', giveUp)
  ready?.then(() => {
    isReady = true
    restoration.look()
    endIfIdle()
    if (runtime.restoration === restoration) settleStatus(runtime)
  }, restoration.cancel)
  restoration.look()
  if (isReady) endIfIdle()
  // Until it is ready wagmi's status is left alone: `ready` waits for wagmi's own reconnecting to end.
  if (!isReady) runtime.changed()
  else if (runtime.restoration) settleStatus(runtime)
  return restoration
}
