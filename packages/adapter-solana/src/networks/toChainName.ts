import type { Network } from '@latchkit/core'
import { chainNames } from './chainNames.js'

/**
 * How the Wallet Standard calls a network: by its genesis hash, else `solana:localnet` when its first endpoint is on
 * this machine, else its CAIP-2 id.
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
