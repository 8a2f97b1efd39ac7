import { announcementOf } from '../common/announcement.js'
import type { Announcement, AnnounceTime, WalletId } from '../common/types.js'
import { announceProviders, registerWallets } from './announce.js'
import { createPageLink } from './createPageLink.js'
import { createProvider } from './createProvider.js'
import { createSolanaWallet } from './createSolanaWallet.js'

declare const LATCHKIT_ANNOUNCEMENT: string

const link = createPageLink()
const providers = {
  first: createProvider((method, params) => link.request('first', method, params)),
  second: createProvider((method, params) => link.request('second', method, params)),
}
const walletIds: WalletId[] = ['first', 'second']
const solanaWallets = new Map<WalletId, ReturnType<typeof createSolanaWallet>>()
/** Announcements that wait for "Announce now" or for their time. */
const waiting = new Set<() => void>()
let started = false

const schedule = (time: AnnounceTime, show: () => void) => {
  const once = () => {
    if (waiting.delete(once)) show()
  }
  waiting.add(once)
  if (time === 'now') once()
  else if (time !== 'onDemand') setTimeout(once, time.afterMs)
}

const start = (announcement: Announcement) => {
  if (started) return
  started = true
  const { time, mode, solana, wallets } = announcement
  schedule(time, () => announceProviders(announcement, id => providers[id].provider))
  if (!solana || mode === 'legacy') return
  for (const { id, name, rdns } of wallets)
    solanaWallets.set(
      id,
      createSolanaWallet({
        id,
        name,
        rdns,
        announcement: solana,
        send: (method, params) => link.request(id, method, params),
      }),
    )
  schedule(solana.time, () => registerWallets([...solanaWallets.values()].map(({ wallet }) => wallet)))
}

link.listen(message => {
  if (message.type === 'announce') for (const show of [...waiting]) show()
  if (message.type !== 'state') return
  start(message.announcement)
  for (const id of walletIds) {
    providers[id].update(message.wallets[id])
    solanaWallets.get(id)?.update(message.wallets[id])
  }
})

// After a change in the popup the announcement comes from the service worker.
if (LATCHKIT_ANNOUNCEMENT !== 'deferred')
  start(LATCHKIT_ANNOUNCEMENT.startsWith('{') ? JSON.parse(LATCHKIT_ANNOUNCEMENT) : announcementOf({}))
