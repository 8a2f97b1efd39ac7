import { base58, base64 } from '@scure/base'
import { callChain } from '../background/callChain.js'
import { RpcError } from '../common/rpcError.js'
import { confirmTransaction } from './confirmTransaction.js'
import { parseTransaction } from './parseTransaction.js'
import type { SolanaSendOptions } from './types.js'

/** Hands a signed transaction to its network and returns its signature; waits for a commitment if one is wanted. */
export async function sendTransaction(
  rpcUrl: string,
  transaction: Uint8Array,
  { commitment, ...options }: SolanaSendOptions,
): Promise<Uint8Array> {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  const parameters = [base64.encode(transaction), { encoding: 'base64', ...Object.fromEntries(given) }]
  const signature = await callChain(rpcUrl, 'sendTransaction', parameters)
  if (typeof signature !== 'string') throw new RpcError(-32603, 'The network answered with no signature.')
  const { blockhash } = parseTransaction(transaction).message
  if (commitment) await confirmTransaction(rpcUrl, { signature, blockhash, commitment })
  return base58.decode(signature)
}
