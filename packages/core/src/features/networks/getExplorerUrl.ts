import type { Network } from '../../types/network.js'
import { readWebUrl } from '../../validate/links.js'
import { getNamespaceSupport } from './support.js'

/** Parameters of {@link getExplorerUrl}. */
export type GetExplorerUrlParameters =
  | { readonly address: string; readonly transaction?: undefined }
  | { readonly transaction: string; readonly address?: undefined }

/**
 * Page of an account or a transaction at the network's explorer. Undefined if the network has no explorer, or an explorer
 * that is not `https` (`http` on this machine only). A query in the explorer's URL is kept.
 *
 * @example
 * getExplorerUrl(network, { address })?.url // 'https://etherscan.io/address/0x…'
 */
export function getExplorerUrl(
  network: Pick<Network, 'blockExplorers' | 'chainNamespace'>,
  { address, transaction }: GetExplorerUrlParameters,
): { readonly name: string; readonly url: string } | undefined {
  const explorer = network.blockExplorers?.default
  // A wallet or the app's user may have added the network.
  if (!explorer || readWebUrl(explorer.url) === undefined) return undefined
  const { explorerPaths } = getNamespaceSupport(network.chainNamespace)
  const path = address === undefined ? explorerPaths.transaction : explorerPaths.address
  // A query stays at the end: some explorers distinguish networks by it.
  const url = new URL(explorer.url)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}/${address ?? transaction}`
  return { name: explorer.name, url: url.href }
}
