import type { Client } from '../types/client.js'
import { allowsUnsupportedAtom, optionsVersionAtom } from './atoms.js'
import type { ClientConfig } from './config.js'
import { getInternals } from './internal.js'
import { resolveConfig } from './resolveConfig.js'
import { validateConfig } from './validateConfig.js'

/** The options that are read when they are needed, so that they can change. */
const changeable = {
  allowUnsupportedNetwork: true,
  allWallets: true,
  connectorImages: true,
  customWallets: true,
  excludeWalletIds: true,
  featuredWalletIds: true,
  features: true,
  includeWalletIds: true,
  mobileFullScreen: true,
  modalSize: true,
  networkSwitch: true,
  preferUniversalLinks: true,
  privacyPolicyUrl: true,
  termsConditionsUrl: true,
  tokens: true,
  walletGroups: true,
} as const satisfies { readonly [option in keyof ClientConfig]?: true }

/** Options of {@link updateOptions}. Absent options stay unchanged; undefined restores the default. */
export type UpdateOptionsParameters = Partial<Pick<ClientConfig, keyof typeof changeable>>

/**
 * Changes options of a running client. The modal shows the change immediately, `client.config` has it. Absent flags of
 * `features` stay unchanged. Networks: `addNetwork` and `removeNetwork`; theme and locale: `useTheme` and `useLocale`.
 *
 * @throws ConfigInvalidError `config/invalid`, when a value is wrong or the option cannot change; then nothing changes
 *
 * @example
 * updateOptions(client, { featuredWalletIds: ['io.rabby'], allWallets: 'hide' })
 */
export function updateOptions(client: Client, options: UpdateOptionsParameters): void {
  const internals = getInternals(client)
  const { given, features, store } = internals
  const next = { ...given, ...options, features: { ...given.features, ...options.features } }
  const fixed = Object.keys(options).filter(option => !(option in changeable))
  validateConfig(
    next,
    features,
    fixed.map(option => `${option}: cannot change; create another client`),
    // Those of a package that wraps `createClient` were checked when the client was created.
    Object.fromEntries(Object.keys({ ...given, ...options }).map(option => [option, true])),
  )
  internals.given = next
  Object.assign(client.config, resolveConfig(next, features))
  store.set(allowsUnsupportedAtom, client.config.allowUnsupportedNetwork)
  store.set(optionsVersionAtom, store.get(optionsVersionAtom) + 1)
}
