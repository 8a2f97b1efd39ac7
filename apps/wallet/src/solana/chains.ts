import { isRecord } from '../common/isRecord.js'
import { RpcError } from '../common/rpcError.js'
import type { SolanaChain } from './types.js'

export function isSolanaChain(value: unknown): value is SolanaChain {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    value.id.startsWith('solana:') &&
    typeof value.name === 'string' &&
    (value.rpcUrl === null || typeof value.rpcUrl === 'string')
  )
}

export function solanaChainName(chains: readonly SolanaChain[], id: string): string {
  return `${chains.find(chain => chain.id === id)?.name ?? 'Unknown network'} (${id})`
}

const isLocal = (url: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(new URL(url).hostname)

/** Returns the RPC URL of a network. Throws for any network that is not on this machine. */
export function localRpcUrl(chains: readonly SolanaChain[], id: string): string {
  const chain = chains.find(entry => entry.id === id)
  if (!chain) throw new RpcError(4902, `The wallet does not know ${id}.`)
  if (!chain.rpcUrl || !isLocal(chain.rpcUrl))
    throw new RpcError(-32003, 'This wallet signs transactions for local networks only: its keys are public.')
  return chain.rpcUrl
}
