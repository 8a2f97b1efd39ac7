import { getStore } from '../../client/internal.js'
import { getGateway } from '../../gateway/getGateway.js'
import type { Client } from '../../types/client.js'
import { emptySearch, walletDirectoryAtom, walletHighlightsAtom, walletSearchAtom } from './directoryAtoms.js'
import { directoryFlow } from './directoryFlow.js'
import { fetchDirectory, mergeWallets } from './fetchDirectory.js'
import { searchWallets } from './searchWallets.js'

/** Wallets that a search shows at most. */
const limit = 100
/** Milliseconds without another letter before the directory is asked. */
const pause = 300

/** Parameters of {@link searchDirectory}. */
export type SearchDirectoryParameters = {
  /** Part of a name. Empty ends the search. */
  readonly query: string
  /** Settles when the person stopped typing, or `signal` aborts. Default: 300 ms. */
  wait?(signal: AbortSignal): Promise<void>
}

/**
 * Searches the directory, whatever the networks, into `walletSearchAtom`: what is here already at once, what the
 * gateway knows when the person stopped typing. The next search, or an empty one, cancels this one, whose answer
 * is never shown. The same query after a failure is asked at once. Never rejects.
 *
 * @example
 * await searchDirectory(client, { query: 'meta' })
 * const { wallets } = client.store.get(walletSearchAtom)
 */
export async function searchDirectory(client: Client, parameters: SearchDirectoryParameters): Promise<void> {
  const { wait = waitPause } = parameters
  const query = parameters.query.trim()
  const store = getStore(client)
  const flow = directoryFlow(client)
  flow.search?.abort()
  const controller = new AbortController()
  flow.search = controller
  const { signal } = controller
  const former = store.get(walletSearchAtom)
  if (query === '') return store.set(walletSearchAtom, emptySearch)

  const here = mergeWallets(store.get(walletDirectoryAtom).wallets, store.get(walletHighlightsAtom).wallets)
  const started = { ...emptySearch, query, wallets: searchWallets(here, query) }
  const loading = getGateway(client) !== undefined
  store.set(walletSearchAtom, { ...started, loading })
  if (!loading) return
  // After a destroy there is another flow.
  const isOver = () => signal.aborted || directoryFlow(client) !== flow
  try {
    const isRetry = former.query === query && former.error
    if (!isRetry) await wait(signal)
    if (isOver()) return
    const { wallets, count } = await fetchDirectory(client, { search: query, entries: limit, signal })
    if (!isOver()) store.set(walletSearchAtom, { ...started, wallets, count })
  } catch (error) {
    if (isOver()) return
    client.logger.warn('The wallet directory did not answer a search', { error })
    store.set(walletSearchAtom, { ...started, error: error as Error })
  }
}

function waitPause(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, pause)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
