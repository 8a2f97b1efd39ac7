// The part of `config._internal` that only the lazy actions use. The rest is in `wagmiInternals.ts`.
import type { Config, Connector } from 'wagmi'
import { getAnnounced } from './wagmiInternals.js'

/**
 * Sets which events of a connector wagmi handles: those of a connected wallet, those that may connect it, or none that
 * may connect it.
 */
export function handleEvents(
  config: Config,
  { emitter }: Pick<Connector, 'emitter'>,
  of: 'connected' | 'disconnected' | 'ignored',
): void {
  const { connect, change, disconnect } = config._internal.events
  emitter.off('connect', connect)
  if (of === 'ignored') return
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  if (of === 'disconnected') {
    emitter.on('connect', connect)
    return
  }
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
}

/** The part of zustand's persistence that is used; absent on a config without storage. */
type Persist = {
  hasHydrated(): boolean
  rehydrate(): Promise<void> | void
  onFinishHydration(listener: () => void): () => void
}

/** Returns the state of a config that is read from storage. Undefined when it has been read, or never will be. */
export function getHydration(config: Config):
  | {
      /** Whether wagmi leaves the reading to a `WagmiProvider`. */
      readonly isDeferred: boolean
      readonly persist: Persist
    }
  | undefined {
  const { store, ssr } = config._internal
  const { persist } = store as { readonly persist?: Persist | undefined }
  return persist && !persist.hasHydrated() ? { isDeferred: ssr, persist } : undefined
}

/** Adds the wallets that a config discovered before it had read its storage, which wagmi drops then. */
export function addAnnounced(config: Config): void {
  const { connectors } = config._internal
  for (const detail of getAnnounced(config))
    connectors.setState(known =>
      known.some(({ id, rdns }) => [id, rdns].flat().includes(detail.info.rdns))
        ? known
        : [...known, connectors.setup(connectors.providerDetailToConnector(detail))],
    )
}
