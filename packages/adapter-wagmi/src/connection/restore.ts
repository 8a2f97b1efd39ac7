import type { Connector } from 'wagmi'
import { addAnnounced, getHydration } from '../config/lazyInternals.js'
import { readLegacyWallet } from '../discovery/legacyProvider.js'
import type { Restoration, Runtime } from '../types.js'
import { addConnection, dropConnection } from './connections.js'
import { currentConnection, isLive, settleStatus } from './liveConnections.js'

/**
 * Restores each remembered connection as soon as its wallet is present. wagmi's `reconnect` is not used: it gives up
 * immediately, queries wallets one after the other, drops existing connections, and runs once per page instead of once
 * per config. Sends no wallet request before `ready` resolves.
 */
export function restore(runtime: Runtime, restoration: Restoration, ready?: Promise<void> | undefined): void {
  const { config } = runtime
  const { waiting, asked } = restoration
  const [preferred] = waiting
  let last: string | undefined

  async function ask(id: string, connector: Connector) {
    try {
      if (!(await connector.isAuthorized())) {
        if (config.state.connections.has(connector.uid)) dropConnection(config, connector)
        return
      }
      const data = await connector.connect({ isReconnecting: true })
      if (!asked.has(id) || !runtime.context) return
      const current = currentConnection(config)?.connector.uid
      // A wallet that the user chose meanwhile stays active.
      const active = current === undefined || (id === preferred && current === last)
      addConnection(config, connector, data, { active })
      if (active) last = connector.uid
    } catch (error) {
      runtime.context?.logger.info('a connection was not restored', { id, error })
    } finally {
      asked.delete(id)
      restoration.endIfIdle()
    }
  }

  function check() {
    for (const id of waiting) {
      const connector = findRemembered(runtime, id)
      if (!connector) continue
      waiting.delete(id)
      asked.add(id)
      void ask(id, connector)
    }
  }

  function begin() {
    restoration.check = check
    check()
    restoration.endIfIdle()
    if (runtime.restoration === restoration) settleStatus(runtime)
  }

  if (!ready) {
    begin()
    return
  }
  ready.then(begin, restoration.cancel)
  // wagmi's status is not changed yet: `ready` waits until wagmi has finished its own reconnecting.
  runtime.changed()
}

/** Waits until an app's own config has restored its connections, and removes those that it could not restore. */
export async function prepareAppConfig(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const { outer, config } = runtime
  await whenReady(runtime, signal)
  if (signal.aborted || outer) return
  // A connection that wagmi read from storage has no wallet behind it, and nothing else will connect one.
  if (![...config.state.connections.values()].every(isLive))
    config.setState(state => {
      const connections = new Map([...state.connections].filter(([, connection]) => isLive(connection)))
      const current = state.current && connections.has(state.current) ? state.current : null
      return { ...state, connections, current }
    })
  settleStatus(runtime)
}

/**
 * Resolves when an app's own config has read its storage, and the app's `WagmiProvider` has finished reconnecting.
 * Both replace wagmi's whole state, so nothing may be restored before.
 */
async function whenReady({ config, outer }: Runtime, signal: AbortSignal): Promise<void> {
  const until = (isTrue: () => boolean, listen: (check: () => void) => () => void) =>
    new Promise<void>(resolve => {
      if (isTrue() || signal.aborted) return resolve()
      const check = () => {
        if (!isTrue() && !signal.aborted) return
        stop()
        resolve()
      }
      const stop = listen(check)
      signal.addEventListener('abort', check, { once: true })
    })
  const hydration = getHydration(config)
  if (hydration) {
    const { persist, isDeferred } = hydration
    if (isDeferred && !outer) {
      await persist.rehydrate()
      addAnnounced(config)
    } else await until(persist.hasHydrated, check => persist.onFinishHydration(check))
  }
  if (!outer) return
  // The provider starts to reconnect a few microtasks after it has read its storage.
  await new Promise(resolve => setTimeout(resolve))
  const idle = () => config.state.status !== 'reconnecting' && config.state.status !== 'connecting'
  await until(idle, check => config.subscribe(({ status }) => status, check))
}

/** Returns the connector of a remembered id if its wallet is there. */
function findRemembered({ config, wallets }: Runtime, id: string): Connector | undefined {
  const connector = config.connectors.find(one => one.id === id)
  if (connector || id !== 'injected') return connector
  // The wallet was connected as `window.ethereum` before it announced itself; this time it announced itself first.
  const legacy = readLegacyWallet()?.provider
  return [...wallets].find(({ provider }) => provider === legacy)?.connector
}
