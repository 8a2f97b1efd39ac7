import { formatTransaction, keccak256, type RpcTransaction, type Signature, serializeTransaction } from 'viem'

/**
 * Returns whether a node has answered with the transaction of a hash, which is the hash of its signed fields. A node could
 * otherwise make the wallet repeat a transfer to another receiver. A transaction of a type that viem cannot serialize counts
 * as another one.
 *
 * @example
 * isTransactionOf(hash, await client.request({ method: 'eth_getTransactionByHash', params: [hash] }))
 */
export function isTransactionOf(hash: string, transaction: object): boolean {
  try {
    const { input, chainId, r, s, v, yParity, ...fields } = formatTransaction(transaction as RpcTransaction)
    // A signature from before EIP-155 has no chain, and a later one has it in `v`.
    const chain = fields.type === 'legacy' ? undefined : chainId
    const signed = { ...fields, data: input, chainId: chain }
    const signature = { r, s, v, yParity }
    return keccak256(serializeTransaction(signed as never, signature as Signature)) === hash
  } catch {
    return false
  }
}
