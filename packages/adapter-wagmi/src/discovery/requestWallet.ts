import { type Address, type EIP1193Provider, getAddress, isAddress } from 'viem'
import { invalidAnswer } from '../actions/askWallet.js'
import { parseChainId } from '../config/parseChainId.js'

/**
 * Sends a request to an injected wallet and reads the answers that a connection is built from: chain ids in any form,
 * accounts without malformed and repeated addresses.
 *
 * @throws ProviderRpcError `rpc/unknown`, -32603, for an answer with neither
 */
export async function requestWallet(
  provider: EIP1193Provider,
  parameters: { readonly method: string; readonly params?: unknown },
): Promise<unknown> {
  const answer: unknown = await provider.request(parameters as never)
  const { method } = parameters
  if (method === 'eth_chainId') return parseChainId(answer) ?? reject(method)
  if (method === 'eth_accounts' || method === 'eth_requestAccounts')
    return parseAccounts(answer)?.accounts ?? reject(method)
  return answer
}

/** Parses a list of accounts. Two spellings of an address are one account. */
export function parseAccounts(
  value: unknown,
): { readonly accounts: readonly Address[]; readonly isComplete: boolean } | undefined {
  if (!Array.isArray(value)) return undefined
  const valid = value.filter(one => typeof one === 'string' && isAddress(one, { strict: false }))
  return {
    accounts: [...new Set(valid.map(one => getAddress(one)))],
    isComplete: valid.length === value.length,
  }
}

function reject(method: string): never {
  throw invalidAnswer(method)
}
