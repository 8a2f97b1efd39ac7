import type { CaipNetworkId } from '../../../types/namespace.js'
import { solanaClusters } from './solanaClusters.js'

/** The CAIP-2 id of what a Solana text calls its chain: a cluster's name, or a genesis hash, or the first part of it. */
export function clusterToCaip(cluster: string): CaipNetworkId<'solana'> {
  const name = cluster.startsWith('solana:') ? cluster.slice('solana:'.length) : cluster
  const [reference] = Object.entries(solanaClusters).find(([, known]) => known === name) ?? []
  return `solana:${reference ?? name.slice(0, 32)}`
}
