import type { Client } from '@latchkit/core'
import {
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connectionsAtom,
  connectorsAtom,
  importWithRetry,
} from '@latchkit/core/connection'
import { networkAtom, networkStatesAtom, networksAtom } from '@latchkit/core/networks'
import { siwxAtom } from '@latchkit/core/siwx'
import { localeAtom } from '../i18n/atoms.js'
import { initialLocale } from '../i18n/locales.js'
import { createDomPlatform } from '../platform/createDomPlatform.js'
import { createDomStorage } from '../platform/createDomStorage.js'
import { buildClient, getStore } from '../provider/getStore.js'
import { modalStateAtom } from '../router/atoms.js'
import { closeModal } from '../router/closeModal.js'
import { openModal } from '../router/openModal.js'
import { themeAtom } from '../theme/atoms.js'
import { type Setup, withSetup } from './setup.js'
import type { Latchkit, LatchkitConfig, UiOptions } from './types.js'

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/** The options that are not of the client. The types keep the list complete. */
const uiOptions = {
  themeMode: true,
  themeVariables: true,
  locale: true,
  messages: true,
  locales: true,
  disableAppend: true,
  walletGuideUrl: true,
  avatar: true,
} satisfies Record<keyof UiOptions, true>

/** The atoms that a page reads before the modal is there: while hydrating they have the values of the server. */
const serverAtoms = [
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connectionsAtom,
  connectorsAtom,
  networkAtom,
  networkStatesAtom,
  networksAtom,
  siwxAtom,
  themeAtom,
  localeAtom,
  modalStateAtom,
]

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
  const { themeMode = 'system', themeVariables = {} } = config
  // The names of tokens are loaded with the modal, which checks them.
  const problems = /^(dark|light|system)$/.test(themeMode) ? [] : ['themeMode: pass light, dark or system']
  const client = buildClient(
    {
      ...config,
      gateway: config.gateway && { framework: 'react', ...config.gateway },
      walletConnect: config.walletConnect && {
        load: () => import('@latchkit/walletconnect'),
        ...config.walletConnect,
      },
      secureFrame: config.secureFrame && {
        load: async () =>
          (await import('../../areas/secureFrame/createFrameEnvironment.js')).createFrameModule({
            get: () => store.get(localeAtom),
            subscribe: listener => store.sub(localeAtom, listener),
          }),
        ...config.secureFrame,
      },
    },
    createDomStorage,
    createDomPlatform(),
    problems,
    process.env.NODE_ENV === 'production' ? undefined : uiOptions,
  )
  // Bundlers of apps remove it from production builds.
  if (process.env.NODE_ENV !== 'production') warnAboutNetworks(client)
  const store = getStore({ client })
  store.set(themeAtom, { mode: themeMode, variables: themeVariables })
  store.set(localeAtom, initialLocale(config))
  const shown = client.storage.restoreAccounts?.(client)
  const setup: Setup = {
    options: config,
    loaders: {
      loadModal: () => importWithRetry(() => import('../../modal/mountModal.js')),
      loadSignIn: () => importWithRetry(() => import('../../areas/signIn/followSignIn.js')),
      loadRequests: () => importWithRetry(() => import('../../areas/requests/followRequests.js')),
    },
    initial: new Map(
      serverAtoms.map(wanted => {
        const atom = shown?.get(wanted) ?? wanted
        return [atom, store.get<unknown>(atom)]
      }),
    ),
    shown,
    slots: new Map(),
  }
  const latchkit: Latchkit = withSetup(
    {
      client,
      modal: {
        open: parameters => openModal(latchkit, parameters),
        close: () => closeModal(latchkit),
        subscribe: listener => store.sub(modalStateAtom, () => listener(store.get(modalStateAtom))),
        getState: () => store.get(modalStateAtom),
      },
    },
    setup,
  )
  return latchkit
}

/** The page does not show that no wallet can connect to these networks. */
function warnAboutNetworks({ config, diagnostics }: Client): void {
  if (config.logLevel === 'silent') return
  for (const { subject, reason } of diagnostics())
    if (subject.startsWith('networks.'))
      // biome-ignore lint/suspicious/noConsole: The client logs errors only unless the app says otherwise.
      console.warn(`Latchkit: ${subject}: ${reason}. Pass one in \`adapters\`, or remove these networks.`)
}
