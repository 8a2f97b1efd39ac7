import type { Wallet } from '@wallet-standard/base'
import { announcementOf } from '../../src/common/announcement.js'
import type { Announcement, AnnounceTime, WalletId } from '../../src/common/types.js'
import { walletIcon } from '../../src/common/walletIcon.js'
import { createPageLink } from './createPageLink.js'
import { createProvider, type Eip1193Provider } from './createProvider.js'
import { createSolanaWallet } from './createSolanaWallet.js'

declare const LATCHKIT_ANNOUNCEMENT: string

/** Gives the provider the marks by which apps know a wallet. */
const passFor = (like: Announcement['like'], provider: Eip1193Provider): void => {
  if (like === 'metamask') provider.isMetaMask = true
  if (like !== 'phantom') return
  provider.isPhantom = true
  Reflect.set(window, 'phantom', { ethereum: provider })
}

/** Announces the providers by EIP-6963, now and on each request, and sets `window.ethereum`. */
const announceProviders = (
  announcement: Announcement,
  providerOf: (id: WalletId) => Eip1193Provider,
): void => {
  passFor(announcement.like, providerOf('first'))
  if (!('ethereum' in window)) {
    Object.defineProperty(window, 'ethereum', {
      value: providerOf('first'),
      configurable: true,
      writable: true,
      enumerable: true,
    })
    window.dispatchEvent(new Event('ethereum#initialized'))
  }
  if (announcement.mode === 'legacy') return
  const details = announcement.wallets.map(({ id, name, rdns }) =>
    Object.freeze({
      info: Object.freeze({ uuid: crypto.randomUUID(), name, rdns, icon: walletIcon(id) }),
      provider: providerOf(id),
    }),
  )
  const announce = () => {
    for (const detail of details)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

type Register = (wallet: Wallet) => void

const registerOf = (value: unknown): Register | undefined =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'
    ? wallet => void Reflect.apply(Object(value).register, value, [wallet])
    : undefined

/** Registers Wallet Standard wallets, with apps that are loaded already and with those that load later. */
const registerWallets = (wallets: readonly Wallet[]): void => {
  for (const wallet of wallets) {
    const register = (api: unknown) => registerOf(api)?.(wallet)
    window.addEventListener('wallet-standard:app-ready', event => {
      if ('detail' in event) register(event.detail)
    })
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }
}

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
