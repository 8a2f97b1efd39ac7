import { getStore } from '../../client/internal.js'
import { getGateway } from '../../gateway/getGateway.js'
import type { Client } from '../../types/client.js'
import { builtInWallets } from './builtInWallets.js'
import { walletHighlightsAtom } from './directoryAtoms.js'
import { type DirectoryFlow, directoryFlow } from './directoryFlow.js'
import { directoryChains, fetchDirectory, mergeWallets } from './fetchDirectory.js'
import { recentWalletsAtom } from './recentWallets.js'
import type { KnownWallet } from './types.js'
import { matchesWallet } from './walletIds.js'

/** How many are featured or recommended. */
const limit = 4

/**
 * Loads the wallets for the first list into `walletHighlightsAtom`: the first four that the app features, else the
 * four that the directory recommends for the client's networks, and those of the wallets used last that the
 * built-in list does not have. Calls while one is under way join it. Never rejects; without a gateway it does
 * nothing.
 *
 * @example
 * await loadWalletHighlights(client)
 * const { wallets } = client.store.get(walletHighlightsAtom)
 */
export function loadWalletHighlights(client: Client): Promise<void> {
  const flow = directoryFlow(client)
  flow.highlights ??= load(client, flow).finally(() => {
    flow.highlights = undefined
  })
  return flow.highlights
}

async function load(client: Client, flow: DirectoryFlow): Promise<void> {
  if (!getGateway(client)) return
  const store = getStore(client)
  const before = store.get(walletHighlightsAtom)
  store.set(walletHighlightsAtom, { ...before, loading: true, error: undefined })
  const isOver = () => flow.signal.aborted || directoryFlow(client) !== flow
  try {
    const [best, recent] = await Promise.all([loadBest(client, flow.signal), loadRecent(client, flow.signal)])
    if (isOver()) return
    store.set(walletHighlightsAtom, {
      wallets: mergeWallets(best.wallets, recent),
      count: best.count,
      loading: false,
      error: undefined,
    })
  } catch (error) {
    if (isOver()) return
    client.logger.warn('The featured wallets did not come', { error })
    store.set(walletHighlightsAtom, { ...before, loading: false, error: error as Error })
  }
}

async function loadBest(client: Client, signal: AbortSignal) {
  const featured = client.config.featuredWalletIds?.slice(0, limit) ?? []
  if (featured.length === 0)
    return await fetchDirectory(client, { entries: limit, chains: directoryChains(client), signal })
  const { wallets } = await fetchDirectory(client, { entries: limit, include: featured, signal })
  const place = (wallet: KnownWallet) => featured.findIndex(id => matchesWallet(wallet, id))
  return { wallets: [...wallets].sort((a, b) => place(a) - place(b)), count: undefined }
}

async function loadRecent(client: Client, signal: AbortSignal): Promise<readonly KnownWallet[]> {
  const unknown = client.store
    .get(recentWalletsAtom)
    .filter(id => !builtInWallets.some(wallet => matchesWallet(wallet, id)))
  if (unknown.length === 0) return []
  const { excludeWalletIds: exclude } = client.config
  const { fetchWallets } = await import('./fetchWallets.js')
  return (await fetchWallets(client, { include: unknown, exclude, entries: unknown.length, signal })).wallets
}
