import { getStore } from '../../client/internal.js'
import { getGateway } from '../../gateway/getGateway.js'
import type { Client } from '../../types/client.js'
import { emptyDirectory, walletDirectoryAtom } from './directoryAtoms.js'
import { type DirectoryFlow, directoryFlow } from './directoryFlow.js'
import { directoryChains, fetchDirectory, mergeWallets } from './fetchDirectory.js'

/** Rows of a page. */
const entries = 40

/**
 * Loads the next 40 wallets of the directory into `walletDirectoryAtom`, or the page that failed before. Calls while
 * one is under way join it. Never rejects: what went wrong is in the state. Without a gateway, or after the last
 * page, it does nothing.
 *
 * @example
 * await loadMoreWallets(client)
 * const { wallets, count, error } = client.store.get(walletDirectoryAtom)
 */
export function loadMoreWallets(client: Client): Promise<void> {
  const flow = directoryFlow(client)
  flow.page ??= loadPage(client, flow).finally(() => {
    flow.page = undefined
  })
  return flow.page
}

async function loadPage(client: Client, flow: DirectoryFlow): Promise<void> {
  const store = getStore(client)
  const chains = directoryChains(client)
  const key = chains.join()
  if (flow.chains !== key) {
    // Pages of other networks do not belong together.
    flow.chains = key
    flow.byNamespace = false
    store.set(walletDirectoryAtom, { ...emptyDirectory, hasMore: getGateway(client) !== undefined })
  }
  const before = store.get(walletDirectoryAtom)
  if (!before.hasMore) return
  store.set(walletDirectoryAtom, { ...before, loading: true, error: undefined })
  try {
    const page = before.page + 1
    const { byNamespace, signal } = flow
    const answer = await fetchDirectory(client, { page, entries, chains, byNamespace, signal })
    const { count = 0, wallets } = answer
    if (isOver(client, flow)) return
    flow.byNamespace = answer.byNamespace
    store.set(walletDirectoryAtom, {
      wallets: mergeWallets(before.wallets, wallets),
      count,
      page,
      hasMore: page * entries < count,
      loading: false,
      error: undefined,
    })
  } catch (error) {
    if (isOver(client, flow)) return
    client.logger.warn('A page of the wallet directory did not come', { page: before.page + 1, error })
    store.set(walletDirectoryAtom, { ...before, loading: false, error: error as Error })
  }
}

function isOver(client: Client, flow: DirectoryFlow): boolean {
  return flow.signal.aborted || directoryFlow(client) !== flow
}
