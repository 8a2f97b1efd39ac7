import { announcementOf } from '../common/announcementOf.js'
import type { Announcement, WalletId } from '../common/types.js'
import { announceProviders } from './announceProviders.js'
import { createPageLink } from './createPageLink.js'
import { createProvider } from './createProvider.js'

declare const LATCHKIT_ANNOUNCEMENT: string

const link = createPageLink()
const providers = {
  first: createProvider((method, params) => link.request('first', method, params)),
  second: createProvider((method, params) => link.request('second', method, params)),
}
const walletIds: WalletId[] = ['first', 'second']

let announce: (() => void) | undefined
let started = false

const start = (announcement: Announcement) => {
  if (started) return
  started = true
  const { time } = announcement
  announce = () => {
    announce = undefined
    announceProviders(announcement, id => providers[id].provider)
  }
  if (time === 'now') announce()
  else if (time !== 'onDemand') setTimeout(() => announce?.(), time.afterMs)
}

link.listen(message => {
  if (message.type === 'announce') announce?.()
  if (message.type !== 'state') return
  for (const id of walletIds) providers[id].update(message.wallets[id])
  start(message.announcement)
})

// Settings changed in the popup are known only when the service worker has answered.
if (LATCHKIT_ANNOUNCEMENT !== 'deferred')
  start(LATCHKIT_ANNOUNCEMENT.startsWith('{') ? JSON.parse(LATCHKIT_ANNOUNCEMENT) : announcementOf({}))
