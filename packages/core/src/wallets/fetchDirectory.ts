import { type FetchWalletsParameters, fetchWallets, type WalletPage } from '../gateway/fetchWallets.js'
import { networksAtom } from '../networks/atoms.js'
import type { Client } from '../types/client.js'
import { directoryFlow } from './directoryFlow.js'

/**
 * Asks the directory as the config wants it, and waits until the images are there or given up (2 s), so that rows
 * do not change under the eye. Networks that no directory knows, such as a private chain, would filter out
 * everything; then all wallets are asked for and their namespaces decide.
 */
export async function fetchDirectory(
  client: Client,
  parameters: FetchWalletsParameters & { readonly signal: AbortSignal },
): Promise<WalletPage> {
  const { includeWalletIds, excludeWalletIds } = client.config
  const flow = directoryFlow(client)
  const ask = (chains: readonly string[] | undefined) =>
    fetchWallets(client, { include: includeWalletIds, exclude: excludeWalletIds, ...parameters, chains })
  let page = await ask(flow.unfiltered ? undefined : parameters.chains)
  if (page.count === 0 && parameters.chains && !flow.unfiltered) {
    page = await ask(undefined)
    flow.unfiltered = page.count > 0
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
