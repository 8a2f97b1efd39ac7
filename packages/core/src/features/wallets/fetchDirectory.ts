import type { Client } from '../../types/client.js'
import { networksAtom } from '../networks/atoms.js'
import { directoryFlow } from './directoryFlow.js'
import { type FetchWalletsParameters, fetchWallets, type WalletPage } from './fetchWallets.js'

/** The network of each namespace that every directory knows. */
const known: { readonly [namespace: string]: string } = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
}

/**
 * Asks the directory as the config wants it, and waits until the images are there or given up (2 s), so that rows
 * do not change under the eye. Networks that no directory knows, such as a private chain, would filter out
 * everything; then the best-known network of the same namespace stands for them.
 */
export async function fetchDirectory(
  client: Client,
  parameters: FetchWalletsParameters & { readonly signal: AbortSignal },
): Promise<WalletPage> {
  const { includeWalletIds, excludeWalletIds } = client.config
  const flow = directoryFlow(client)
  const ask = (chains: readonly string[] | undefined) =>
    fetchWallets(client, { include: includeWalletIds, exclude: excludeWalletIds, ...parameters, chains })
  const { chains } = parameters
  const others = [...new Set(chains?.flatMap(id => known[id.split(':')[0] ?? ''] ?? []))]
  let page = await ask(flow.byNamespace ? others : chains)
  if (page.count === 0 && others.length > 0 && !flow.byNamespace) {
    page = await ask(others)
    flow.byNamespace = page.count > 0
  }
  await preload(client, page, parameters.signal)
  return page
}

/** CAIP-2 ids of the client's networks. */
export function directoryChains(client: Client): readonly string[] {
  return client.store.get(networksAtom).map(({ caipNetworkId }) => caipNetworkId)
}

async function preload(client: Client, { wallets }: WalletPage, signal: AbortSignal): Promise<void> {
  const images = wallets.flatMap(({ iconUrl }) => iconUrl ?? [])
  let stop = () => {}
  const aborted = new Promise<void>(resolve => {
    stop = resolve
    signal.addEventListener('abort', stop)
  })
  const loaded = Promise.all(images.map(url => client.platform.preloadImage(url)))
  if (!signal.aborted) await Promise.race([loaded, aborted])
  signal.removeEventListener('abort', stop)
}
