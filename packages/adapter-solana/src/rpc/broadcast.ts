import { encodeBase58 } from '../encoding/encodeBase58.js'
import { encodeBase64 } from '../encoding/encodeBase64.js'
import { TransactionFailedError } from '../errors.js'
import { toSignature } from '../sources/toSignature.js'
import { parseTransaction } from '../transaction/parseTransaction.js'
import type { Runtime, SendTransactionParameters } from '../types.js'
import { requestNode } from './requestNode.js'

/** Sends a signed transaction through the app's own endpoints; returns its signature in base58. */
export async function broadcast(
  runtime: Runtime,
  { network, transaction, options }: Omit<SendTransactionParameters, 'address'>,
): Promise<string> {
  const method = 'sendTransaction'
  const { skipPreflight, preflightCommitment = 'confirmed', maxRetries, minContextSlot } = options
  const config = { encoding: 'base64', skipPreflight, preflightCommitment, maxRetries, minContextSlot }
  try {
    const params = [encodeBase64(transaction), config]
    const signature = await requestNode(runtime, { network, method, params })
    toSignature(signature, method)
    return String(signature)
  } catch (error) {
    // An endpoint before this one took it, and its answer was lost.
    if (!(error instanceof TransactionFailedError) || error.details !== 'AlreadyProcessed') throw error
    const { signaturesAt } = parseTransaction(transaction)
    return encodeBase58(transaction.subarray(signaturesAt, signaturesAt + 64))
  }
}
