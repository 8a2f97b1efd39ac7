import { pendingIds } from '../connection/pendingIds.js'
import type { Runtime } from '../types.js'
import { addWallet } from './addWallet.js'
import { type Announcement, parseAnnouncement } from './parseAnnouncement.js'
import { removeWallet } from './removeWallet.js'

/** Lists a wallet that announced itself, once, whatever it announces again. */
export function addAnnouncedWallet(runtime: Runtime, event: Event): void {
  const announcement: Announcement | undefined = parseAnnouncement(event)
  if (!announcement) return
  const { rdns, name, icon, provider } = announcement
  const known = runtime.config.connectors.some(
    connector => connector.id === rdns || [connector.rdns].flat().includes(rdns),
  )
  if (known) return
  const same = [...runtime.wallets].find(wallet => wallet.provider === provider)
  if (same) {
    // One object is one wallet. Listed as `window.ethereum` it now has a name of its own; but not while in use.
    const { id, uid } = same.connector
    if (id !== 'injected' || runtime.config.state.connections.has(uid)) return
    if (pendingIds(runtime).includes(id)) return
    removeWallet(runtime, same)
  }
  addWallet(runtime, { id: rdns, name, icon, rdns, provider })
}
