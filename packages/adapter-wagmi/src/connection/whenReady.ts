import type { Runtime } from '../types.js'

/** The part of zustand's persistence that is used; absent on a config without storage. */
type Persist = {
  hasHydrated(): boolean
  rehydrate(): Promise<void> | void
  onFinishHydration(listener: () => void): () => void
}

/**
 * Settles when the app's own config has read its storage, and the app's `WagmiProvider` has finished reconnecting.
 * Both of them replace wagmi's whole state, so nothing may be restored before.
 */
export async function whenReady({ config, outer }: Runtime, signal: AbortSignal): Promise<void> {
  const { store, ssr, mipd, connectors } = config._internal
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
  const { persist } = store as { readonly persist?: Persist | undefined }

  if (persist && !persist.hasHydrated()) {
    if (ssr && !outer) {
      await persist.rehydrate()
      // wagmi drops what was announced before it had read its storage.
      for (const detail of mipd?.getProviders() ?? [])
        connectors.setState(known =>
          known.some(({ id, rdns }) => [id, rdns].flat().includes(detail.info.rdns))
            ? known
            : [...known, connectors.setup(connectors.providerDetailToConnector(detail))],
        )
    } else await until(persist.hasHydrated, check => persist.onFinishHydration(check))
  }
  if (!outer) return
  // The provider starts to reconnect a few microtasks after it has read its storage.
  await new Promise(resolve => setTimeout(resolve))
  const idle = () => config.state.status !== 'reconnecting' && config.state.status !== 'connecting'
  await until(idle, check => config.subscribe(({ status }) => status, check))
}
