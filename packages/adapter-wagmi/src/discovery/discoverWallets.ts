import { addConnector, isDiscovering, removeConnector, setupConnector } from '../config/wagmiInternals.js'
import { pendingIds } from '../connection/liveConnections.js'
import type { FoundWallet, Runtime } from '../types.js'
import { announcedProviders, readLegacyWallet } from './legacyProvider.js'
import { type Announcement, parseAnnouncement } from './parseAnnouncement.js'
import { trackListeners } from './trackListeners.js'
import { type WalletConnectorParameters, walletConnector } from './walletConnector.js'

/** Discovers wallets until `signal` is aborted; wallets may appear late. */
export function discoverWallets(runtime: Runtime, signal: AbortSignal): void {
  if (typeof window === 'undefined') return
  for (const wallet of runtime.wallets) wallet.resume()
  const onLegacy = () => {
    addLegacyWallet(runtime)
    runtime.changed()
  }
  // An app's own config discovers announced wallets itself, unless that is turned off.
  if (runtime.own && runtime.context?.config.eip6963 !== false) {
    window.addEventListener('eip6963:announceProvider', event => addAnnouncedWallet(runtime, event), {
      signal,
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  addLegacyWallet(runtime)
  window.addEventListener('ethereum#initialized', onLegacy, { signal })
  window.addEventListener('load', onLegacy, { signal })
  signal.addEventListener('abort', () => {
    for (const wallet of runtime.wallets) wallet.pause()
  })
}

/** Adds a wallet that announced itself, unless it is listed. */
function addAnnouncedWallet(runtime: Runtime, event: Event): void {
  const announcement: Announcement | undefined = parseAnnouncement(event)
  if (!announcement) return
  const { rdns, name, icon, provider } = announcement
  const known = runtime.config.connectors.some(
    connector => connector.id === rdns || [connector.rdns].flat().includes(rdns),
  )
  if (known) return
  const same = [...runtime.wallets].find(wallet => wallet.provider === provider)
  if (same) {
    // The same object was listed as `window.ethereum`. The announced wallet replaces it, unless it is in use.
    const { id, uid } = same.connector
    if (id !== 'injected' || runtime.config.state.connections.has(uid)) return
    if (pendingIds(runtime).includes(id)) return
    removeWallet(runtime, same)
  }
  addWallet(runtime, { id: rdns, name, icon, rdns, provider })
}

/** Adds `window.ethereum`, unless it announced itself or is listed. */
function addLegacyWallet(runtime: Runtime): void {
  const { own, config } = runtime
  // The app turned discovery off in its own config, or in the client's.
  if ((!own && !isDiscovering(config)) || runtime.context?.config.injected === false) return
  const wallet = readLegacyWallet()
  if (!wallet || config.connectors.some(({ id }) => id === 'injected')) return
  const { provider, name, providers } = wallet
  const announced: readonly unknown[] = announcedProviders(runtime)
  if (announced.includes(provider)) return
  if (providers.length > 0 && providers.every(one => announced.includes(one))) return
  addWallet(runtime, { id: 'injected', name, icon: undefined, rdns: undefined, provider })
}

/** Creates the connector of a wallet and adds it to the config. */
function addWallet(
  runtime: Runtime,
  wallet: Omit<WalletConnectorParameters, 'tracked' | 'pause' | 'resume'>,
): void {
  const { tracked, ...listeners } = trackListeners(wallet.provider)
  const connector = setupConnector(
    runtime.config,
    walletConnector(runtime, { ...wallet, tracked, ...listeners }),
  )
  // First, because adding the connector notifies listeners that read the wallets.
  runtime.wallets.add({ connector, provider: wallet.provider, ...listeners })
  addConnector(runtime.config, connector)
}

/** Removes a wallet from the config. */
function removeWallet(runtime: Runtime, wallet: FoundWallet): void {
  wallet.pause()
  runtime.wallets.delete(wallet)
  removeConnector(runtime.config, wallet.connector)
}
