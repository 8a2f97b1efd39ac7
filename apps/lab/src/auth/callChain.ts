import type { SiwxRpcRequest } from '@latchkit/core/siwx'
import { readServices } from '../services/readServices'

/** JSON-RPC to the server's own node of a network; none for a network that the lab does not have. */
export function callChain(caipNetworkId: string): SiwxRpcRequest | undefined {
  const { evmRpcUrls } = readServices()
  const index = ['eip155:31337', 'eip155:31338'].indexOf(caipNetworkId)
  const url = evmRpcUrls[index]
  if (url === undefined) return undefined
  return async ({ method, params }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    const { result, error } = await response.json()
    if (error) throw Object.assign(new Error(error.message), { code: error.code })
    return result
  }
}
