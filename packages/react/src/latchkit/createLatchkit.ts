import { createClient } from '@latchkit/core'
import {
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connectionsAtom,
  connectorsAtom,
} from '@latchkit/core/connection'
import { networkAtom, networkStatesAtom, networksAtom } from '@latchkit/core/networks'
import { siwxAtom } from '@latchkit/core/siwx'
import { assertLocale } from '../i18n/assertLocale.js'
import { initialLocale } from '../i18n/initialLocale.js'
import { importWithRetry } from '../modal/importWithRetry.js'
import { createDomPlatform } from '../platform/createDomPlatform.js'
import { createDomStorage } from '../platform/createDomStorage.js'
import { closeModal } from '../router/closeModal.js'
import { openModal } from '../router/openModal.js'
import { toModalState } from '../router/toModalState.js'
import type { RouterState } from '../router/types.js'
import { createCell } from '../state/createCell.js'
import { type Internals, withInternals } from './internals.js'
import type { Latchkit, LatchkitConfig } from './types.js'

/**
 * Creates a client together with its modal. Works on a server as well: nothing is started, requested or shown
 * until the provider is mounted or the modal is opened.
 *
 * @throws ConfigInvalidError `config/invalid`, naming every mistake with its path
 *
 * @example
 * const latchkit = createLatchkit({
 *   metadata: { name: 'App' },
 *   networks: [mainnet],
 *   adapters: [wagmiAdapter()],
 * })
 */
export function createLatchkit(config: LatchkitConfig): Latchkit {
  const { themeMode, themeVariables, locale, messages, disableAppend, walletGuideUrl, ...clientConfig } =
    config
  assertLocale(locale)
  const client = createClient({
    ...clientConfig,
    storage: clientConfig.storage ?? createDomStorage(),
    platform: clientConfig.platform ?? createDomPlatform(),
    gateway: clientConfig.gateway && { framework: 'react', ...clientConfig.gateway },
    walletConnect: clientConfig.walletConnect && {
      load: () => import('@latchkit/walletconnect'),
      ...clientConfig.walletConnect,
    },
  })
  const options = { themeMode, themeVariables, locale, messages, disableAppend, walletGuideUrl }
  const router = createCell<RouterState>({ open: false, loading: false, history: [], direction: 'none' })
  const state = createCell(toModalState(router.get()))
  router.subscribe(() => {
    const next = toModalState(router.get())
    const { open, loading, view } = state.get()
    if (next.open !== open || next.loading !== loading || next.view !== view) state.set(next)
  })
  const atoms = [
    accountAtom,
    accountsAtom,
    activeNamespaceAtom,
    connectionsAtom,
    connectorsAtom,
    networkAtom,
    networkStatesAtom,
    networksAtom,
    siwxAtom,
  ]
  const internals: Internals = {
    options,
    loadModal: () => importWithRetry(() => import('../modal/mountModal.js')),
    loadSignIn: () => importWithRetry(() => import('../siwx/followSignIn.js')),
    loadRequests: () => importWithRetry(() => import('../requests/followRequests.js')),
    router,
    toast: createCell<ReturnType<Internals['toast']['get']>>(undefined),
    alert: createCell<ReturnType<Internals['alert']['get']>>(undefined),
    shakes: createCell(0),
    announcement: createCell(''),
    theme: createCell({ mode: themeMode ?? 'system', variables: themeVariables ?? {} }),
    locale: createCell(initialLocale(options)),
    place: createCell<ReturnType<Internals['place']['get']>>(undefined),
    consent: createCell(false),
    initial: new Map(atoms.map(atom => [atom, client.store.get<unknown>(atom)])),
    runtime: { providers: 0, views: new Map(), closeBlockers: new Set() },
  }
  const latchkit: Latchkit = withInternals(
    {
      client,
      modal: {
        open: parameters => openModal(latchkit, parameters),
        close: () => closeModal(latchkit),
        subscribe: listener => state.subscribe(() => listener(state.get())),
        getState: state.get,
      },
    },
    internals,
  )
  return latchkit
}
