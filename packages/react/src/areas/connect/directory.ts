import { connectorsAtom, importWithRetry } from '@latchkit/core/connection'
import {
  builtInWalletNames,
  type KnownWallet,
  loadDirectory,
  recentWalletsAtom,
} from '@latchkit/core/wallets'
import type { PrimitiveAtom } from 'jotai/vanilla'
import { createSlot } from '../../page/latchkit/setup.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { getStore } from '../../page/provider/getStore.js'
import {
  type DirectoryWallets,
  emptyDirectory,
  walletHighlightsAtom,
  walletPagesAtom,
  walletSearchAtom,
} from '../../page/query/atoms.js'
import { type DirectoryObservers, observeDirectory } from './observeDirectory.js'

/**
 * Loads the next page of the directory into `walletPagesAtom`, or the page that failed. `isWanted` is called once TanStack
 * Query is loaded: a view that was left meanwhile requests nothing.
 */
export function loadMoreWallets(latchkit: Latchkit, isWanted = () => true): Promise<void> {
  return observe(latchkit, walletPagesAtom, directory => {
    if (isWanted()) directory.loadMore()
  })
}

/**
 * Loads the wallets that the app features, else those that the directory recommends, and those that were used last into
 * `walletHighlightsAtom`. Does nothing where the kit, the app and this browser have all of them, or while they are fresh.
 */
export async function loadHighlights(latchkit: Latchkit): Promise<void> {
  const { config, store } = latchkit.client
  const { featuredWalletIds = [], customWallets = [] } = config
  const known = new Set(
    [...builtInWalletNames, ...customWallets, ...store.get(connectorsAtom)].flatMap(wallet => [
      wallet.id,
      wallet.rdns,
      'explorerId' in wallet ? wallet.explorerId : undefined,
    ]),
  )
  const wanted = [...featuredWalletIds, ...store.get(recentWalletsAtom)]
  if (featuredWalletIds.length === 0 || wanted.some(id => !known.has(id)))
    await observe(latchkit, walletHighlightsAtom, directory => directory.loadHighlights())
}

/**
 * Requests a wallet from the directory by its id or reverse domain name and adds it to the search results. Undefined if
 * the directory does not know it or does not answer.
 */
export async function loadDirectoryWallet(latchkit: Latchkit, id: string): Promise<KnownWallet | undefined> {
  const { client } = latchkit
  const named = id.includes('.') ? { rdns: [id] } : { include: [id] }
  try {
    const { fetchWallets } = await importWithRetry(loadDirectory)
    const { wallets } = await fetchWallets(client, { ...named, entries: 1 })
    getStore(latchkit).set(walletSearchAtom, { ...emptyDirectory, query: '', wallets })
    return wallets[0]
  } catch (error) {
    client.logger.warn('A wallet could not be found in the directory', { id, error })
    return undefined
  }
}

const getSearch = /*#__PURE__*/ createSlot(() => ({ end() {} }))

/** Searches the directory into `walletSearchAtom`. Ends the search before; an empty query only does that. */
export async function searchDirectory(latchkit: Latchkit, query: string): Promise<void> {
  const search = getSearch(latchkit)
  search.end()
  getStore(latchkit).set(walletSearchAtom, { ...emptyDirectory, query })
  let isOver = query === ''
  let stop = () => {}
  search.end = () => {
    isOver = true
    stop()
  }
  if (isOver) return
  await observe(latchkit, walletSearchAtom, directory => {
    if (!isOver) stop = directory.search(query)
  })
}

/** Loads TanStack Query with the observers of the directory. Never rejects: the error is in the state. */
async function observe<state extends DirectoryWallets>(
  latchkit: Latchkit,
  atom: PrimitiveAtom<state>,
  act: (directory: DirectoryObservers) => void,
): Promise<void> {
  const store = getStore(latchkit)
  store.set(atom, state => ({ ...state, loading: true, error: undefined }))
  try {
    act(await importWithRetry(() => observeDirectory(latchkit)))
  } catch (error) {
    latchkit.client.logger.warn('The wallet directory could not be loaded', { error })
    store.set(atom, state => (state.loading ? { ...state, loading: false, error: error as Error } : state))
  }
}
