import type { CaipNetworkId, Network } from '@latchkit/core'
import { NetworkNotFoundError } from '@latchkit/core/networks'
import type { Runtime } from './types.js'

/** CAIP-2 ids of the public networks and their names in the Wallet Standard. */
export const chainNames: readonly (readonly [id: CaipNetworkId<'solana'>, name: `solana:${string}`])[] = [
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
]

/**
 * Returns the name of a network in the Wallet Standard: the name of a public network, else `solana:localnet` when the
 * first endpoint is on this machine, else the CAIP-2 id.
 *
 * @see https://github.com/anza-xyz/wallet-standard
 */
export function toChainName({ caipNetworkId, rpcUrls }: Network<'solana'>): `solana:${string}` {
  const [, known] = chainNames.find(([id]) => id === caipNetworkId) ?? []
  if (known) return known
  try {
    const { hostname } = new URL(rpcUrls.default.http[0] ?? '')
    if (/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return 'solana:localnet'
  } catch {}
  return caipNetworkId
}

/** Returns the networks of the app, the shown network first. */
export function orderNetworks({ networks, selected }: Runtime): readonly Network<'solana'>[] {
  const shown = networks.find(({ caipNetworkId }) => caipNetworkId === selected)
  return shown ? [shown, ...networks.filter(one => one !== shown)] : networks
}

/**
 * Returns the network of an id. Default: the network of the active wallet, else the shown network.
 *
 * @throws NetworkNotFoundError `networks/not-found`
 */
export function findNetwork(runtime: Runtime, caipNetworkId?: CaipNetworkId | undefined): Network<'solana'> {
  const live = runtime.current === undefined ? undefined : runtime.connections.get(runtime.current)
  const [shown] = orderNetworks(runtime)
  const wanted = caipNetworkId ?? (live ? live.read().caipNetworkId : shown?.caipNetworkId)
  const network = runtime.networks.find(one => one.caipNetworkId === wanted)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId: wanted ?? 'solana' })
  return network
}
