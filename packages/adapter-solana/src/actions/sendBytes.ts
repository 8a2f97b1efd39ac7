import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import type { SendOptions } from '@solana/web3.js'
import { encodeBase64 } from '../encoding/encodeBase64.js'
import { InvalidAnswerError } from '../errors.js'
import { requestNode } from '../rpc/requestNode.js'
import { toSignature } from '../sources/toSignature.js'
import type { SendTransactionParameters, Source } from '../types.js'
import { signTransactionBytes } from './signTransactionBytes.js'
import { toSolanaError } from './toSolanaError.js'

/** Has a wallet sign and send a transaction; one that only signs has it sent by the app's own RPC endpoint. */
export async function sendBytes(source: Source, parameters: SendTransactionParameters): Promise<string> {
  const { address, network, transaction, options } = parameters
  if (!source.sendTransaction && !source.signTransactions)
    throw new CapabilityNotSupportedError({ capability: 'signAndSendTransaction', namespace: 'solana' })
  try {
    if (source.sendTransaction) return await source.sendTransaction(parameters)
  } catch (error) {
    throw toSolanaError(error)
  }
  const transactions = [transaction]
  const [signed] = await signTransactionBytes(source, { address, network, transactions })
  if (!signed) throw new InvalidAnswerError({ method: 'signTransaction' })
  return broadcast(signed)

  async function broadcast(bytes: Uint8Array): Promise<string> {
    const method = 'sendTransaction'
    const {
      skipPreflight,
      preflightCommitment = 'confirmed',
      maxRetries,
      minContextSlot,
    }: SendOptions = options
    const config = { encoding: 'base64', skipPreflight, preflightCommitment, maxRetries, minContextSlot }
    const signature = await requestNode({ network, method, params: [encodeBase64(bytes), config] })
    toSignature(signature, method)
    return String(signature)
  }
}
