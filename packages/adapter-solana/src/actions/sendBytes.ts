import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import { InvalidAnswerError } from '../errors.js'
import { broadcast } from '../rpc/broadcast.js'
import type { Runtime, SendTransactionParameters, Source } from '../types.js'
import { signTransactionBytes } from './signTransactionBytes.js'
import { toSolanaError } from './toSolanaError.js'

/** Has a wallet sign and send a transaction; one that only signs has it sent by the app's own RPC endpoint. */
export async function sendBytes(
  runtime: Runtime,
  source: Source,
  parameters: SendTransactionParameters,
): Promise<string> {
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
  return broadcast(runtime, { network, transaction: signed, options })
}
