import { base64 } from '@scure/base'
import { localRpcUrl } from './localRpcUrl.js'
import { sendTransaction } from './sendTransaction.js'
import { signTransaction } from './signTransaction.js'
import type { SolanaChain, SolanaKey, SolanaTransactionInput } from './types.js'

export type SignTransactionsParameters = {
  keyOf(address: string): SolanaKey
  chains: readonly SolanaChain[]
  inputs: readonly SolanaTransactionInput[]
  send: boolean
}

/** Signs transactions, all before any is sent. Base64: signatures when they are sent, else the signed transactions. */
export async function signTransactions({
  keyOf,
  chains,
  inputs,
  send,
}: SignTransactionsParameters): Promise<string[]> {
  const signed = inputs.map(({ account, chain, transaction, options }) => ({
    rpcUrl: localRpcUrl(chains, chain),
    bytes: signTransaction(keyOf(account), base64.decode(transaction)),
    options,
  }))
  if (!send) return signed.map(({ bytes }) => base64.encode(bytes))
  const signatures: string[] = []
  for (const { rpcUrl, bytes, options } of signed)
    signatures.push(base64.encode(await sendTransaction(rpcUrl, bytes, options)))
  return signatures
}
