import { type Atom, atom } from 'jotai/vanilla'
import { isCaipAddress, parseCaipAddress } from '../../caip/caipAddress.js'
import { allowsUnsupportedAtom } from '../../client/atoms.js'
import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { AccountType } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import { isAddress } from '../../validate/validate.js'
import { networks } from '../networks/feature.js'
import { type NetworkState, networkAtom, networkStatesAtom, networksAtom } from '../networks/start/atoms.js'
import { restoreNamespace } from './feature.js'
import {
  type AccountState,
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  disconnectedAccount,
  snapshotsAtom,
} from './start/atoms.js'

type Accounts = { readonly [namespace in Namespace]?: AccountState }
type Entry = readonly [namespace: Namespace, account: AccountState]

const entriesOf = (accounts: Accounts) => Object.entries(accounts) as Entry[]

/**
 * Reads the accounts that were connected last from storage, for a first render that shows them while their wallets have not
 * answered. Such an account has the status `reconnecting` and is not connected: `accountAtom` and the actions do not have it.
 * Returns the atoms that the user interface reads instead, by the atoms that they replace.
 *
 * After the client has started, the connected accounts are stored. An account is removed if its wallet is not restored.
 */
export function restoreAccounts(client: Client): ReadonlyMap<unknown, Atom<unknown>> {
  const { storage, config } = client
  const store = getStore(client)
  const key = `${config.storageKey}.accounts`
  restoreNamespace(client)
  // It reads which networks were chosen.
  networks.start(client)
  const storedAtom = atom<Accounts>(config.reconnect ? readAccounts(client, storage.get(key)) : {})

  const restoredAtom = atom((get): readonly Entry[] => {
    const snapshots = get(snapshotsAtom)
    return entriesOf(get(storedAtom)).filter(([namespace]) => {
      const { status = 'reconnecting', current } = snapshots[namespace] ?? {}
      return status === 'reconnecting' && !current
    })
  })
  const shownAccountsAtom = atom(
    (get): Accounts => ({ ...get(accountsAtom), ...Object.fromEntries(get(restoredAtom)) }),
  )
  const shownNamespaceAtom = atom(get => {
    const active = get(activeNamespaceAtom)
    const [[restored] = []] = get(restoredAtom)
    return active && get(shownAccountsAtom)[active]?.address ? active : (restored ?? active)
  })
  const shownNetworksAtom = atom((get): { readonly [namespace in Namespace]?: NetworkState } => {
    const listed = get(networksAtom)
    const restored = get(restoredAtom).map(([namespace, { caipNetworkId }]) => {
      const network = listed.find(known => known.caipNetworkId === caipNetworkId)
      return [
        namespace,
        { caipNetworkId, network, isSupported: !!network || get(allowsUnsupportedAtom) === true },
      ] as const
    })
    return { ...get(networkStatesAtom), ...Object.fromEntries(restored) }
  })
  const ofShown = <state>(all: Atom<{ readonly [namespace in Namespace]?: state }>, other: Atom<state>) =>
    atom(get => {
      const namespace = get(shownNamespaceAtom)
      return (namespace && get(all)[namespace]) ?? get(other)
    })

  function update() {
    const restored = store.get(restoredAtom)
    if (restored.length < Object.keys(store.get(storedAtom)).length)
      store.set(storedAtom, Object.fromEntries(restored))
    const connected = entriesOf(store.get(accountsAtom)).filter(([, { isConnected }]) => isConnected)
    const text = writeAccounts([...restored, ...connected])
    if (text === '{}') storage.remove(key)
    else if (text !== storage.get(key)) storage.set(key, text)
  }
  let isPlanned = false
  store.sub(snapshotsAtom, () => {
    if (isPlanned) return
    isPlanned = true
    // Deferred: adapters emit `disconnected` right before they start to restore.
    queueMicrotask(() => {
      isPlanned = false
      update()
    })
  })

  return new Map<unknown, Atom<unknown>>([
    [accountsAtom, shownAccountsAtom],
    [accountAtom, ofShown(shownAccountsAtom, accountAtom)],
    [activeNamespaceAtom, shownNamespaceAtom],
    [networkStatesAtom, shownNetworksAtom],
    [networkAtom, ofShown(shownNetworksAtom, networkAtom)],
  ])
}

/** Each namespace with the CAIP-10 id of its active account, and the type of that account. */
function writeAccounts(accounts: readonly Entry[]): string {
  const stored = accounts.map(([namespace, { allAccounts, address, caipAddress }]) => {
    const type = allAccounts.find(account => account.address === address)?.type
    return [namespace, [caipAddress, type]]
  })
  return JSON.stringify(Object.fromEntries(stored))
}

/** Whatever is not as `writeAccounts` writes it is left out. */
function readAccounts({ adapters, logger }: Client, text = '{}'): Accounts {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    logger.warn('The accounts in storage cannot be read. They count as none.')
  }
  const found = adapters.flatMap(({ namespace }): Entry[] => {
    const [caipAddress, type]: unknown[] = [Object(stored)[namespace]].flat()
    if (!isCaipAddress(caipAddress) || !isType(type)) return []
    const { address, caipNetworkId, namespace: own } = parseCaipAddress<Namespace>(caipAddress)
    if (own !== namespace || !isAddress(namespace, address)) return []
    const allAccounts = [{ namespace, address, type }]
    const status = 'reconnecting'
    return [[namespace, { ...disconnectedAccount, allAccounts, caipAddress, address, caipNetworkId, status }]]
  })
  return Object.fromEntries(found)
}

const isType = (value: unknown): value is AccountType =>
  typeof value === 'string' && /^(eoa|smartAccount|payment|ordinal|stx)$/.test(value)
