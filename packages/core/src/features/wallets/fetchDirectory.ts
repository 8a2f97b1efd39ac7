import type { Client } from '../../types/client.js'
import { networksAtom } from '../networks/start/atoms.js'
import type { FetchWalletsParameters, WalletPage } from './fetchWallets.js'
import { loadDirectory } from './loadDirectory.js'
import type { KnownWallet } from './types.js'
import { walletIds } from './walletIds.js'

/** A page of the directory and its kind of request. */
export type DirectoryPage = {
  readonly wallets: readonly KnownWallet[]
  /** Wallets of all pages; undefined if not known. */
  readonly count: number | undefined
  /** Whether the directory does not know any of the networks, so that the request is for their namespaces. */
  readonly byNamespace: boolean
}

/** The network of each namespace that every directory knows. */
const knownChains: { readonly [namespace: string]: string } = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
}

/**
 * Fetches the directory with the options of the config, and waits until the images are loaded or have timed out (2 s), so
 * that visible rows do not change. Networks that no directory knows, such as a private chain, would filter out everything;
 * then the request is for the best-known network of the same namespace.
 */
export async function fetchDirectory(
  client: Client,
  parameters: FetchWalletsParameters & { readonly byNamespace?: boolean; readonly signal: AbortSignal },
): Promise<DirectoryPage> {
  const { includeWalletIds, excludeWalletIds } = client.config
  const { byNamespace: wasByNamespace = false, chains, signal, ...rest } = parameters
  const { fetchWallets } = await loadDirectory()
  const ask = (chains: readonly string[] | undefined) =>
    fetchWallets(client, { include: includeWalletIds, exclude: excludeWalletIds, ...rest, chains, signal })
  const others = [...new Set(chains?.flatMap(id => knownChains[id.split(':')[0] ?? ''] ?? []))]
  let byNamespace = wasByNamespace
  let page = await ask(byNamespace ? others : chains)
  if (page.count === 0 && others.length > 0 && !byNamespace) {
    page = await ask(others)
    byNamespace = page.count > 0
  }
  await preloadImages(client, page, signal)
  return { ...page, byNamespace }
}

/** CAIP-2 ids of the client's networks. */
export function directoryChains(client: Client): readonly string[] {
  return client.store.get(networksAtom).map(({ caipNetworkId }) => caipNetworkId)
}

async function preloadImages(client: Client, { wallets }: WalletPage, signal: AbortSignal): Promise<void> {
  const urls = wallets.flatMap(({ iconUrl }) => iconUrl ?? [])
  const loaded = Promise.all(urls.map(url => client.platform.preloadImage(url)))
  await Promise.race([loaded, delay(Number.POSITIVE_INFINITY, signal)])
}

/** Settles after `milliseconds`, or when `signal` aborts. */
export function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(end, milliseconds) : undefined
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
}

/** Merges lists of wallets, each wallet once: of duplicates, the first is kept. */
export function mergeWallets(...lists: readonly (readonly KnownWallet[])[]): readonly KnownWallet[] {
  const seen = new Set<string>()
  return lists.flat().filter(wallet => {
    const ids = walletIds(wallet)
    if (ids.some(id => seen.has(id))) return false
    for (const id of ids) seen.add(id)
    return true
  })
}
