import type { EstimateTransferParameters, TransferEstimate } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { encodeBase64 } from '../encoding.js'
import { readBlockhash, readLamports } from '../rpc/methods.js'
import { compileMessage } from '../transaction/compileMessage.js'
import type { Runtime } from '../types.js'
import { prepareTransfer } from './prepareTransfer.js'
import { checkAddresses } from './sendTransfer.js'

/** Fee of a transaction with one signature, in lamports, for nodes that do not return it. */
const usualFee = 5000n

/** Reads the fee of a transfer, with the rent of the token account that it creates, from the app's own RPC endpoint. */
export async function estimateTransfer(
  runtime: Runtime,
  parameters: EstimateTransferParameters<'solana'>,
): Promise<TransferEstimate> {
  const { network, from: payer, to: receiver, value, token: mint, signal } = parameters
  checkAddresses(parameters)
  signal?.throwIfAborted()
  const [prepared, blockhash] = await Promise.all([
    prepareTransfer(runtime, { network, value, payer, receiver, mint }),
    readBlockhash(runtime, network),
  ])
  signal?.throwIfAborted()
  const { instructions, rent, balance, nativeBalance, decimals } = prepared
  const message = compileMessage({ payer, instructions, blockhash, version: 'legacy' })
  const params = [encodeBase64(message), { commitment: 'confirmed' }]
  const fee = await readLamports(runtime, network, { method: 'getFeeForMessage', params }).catch(error => {
    if (isError(error, 'rpc/unsupported-method') || isError(error, 'solana/invalid-answer')) return usualFee
    throw error
  })
  signal?.throwIfAborted()
  const { received, multiplier, minimum, reserve, notes } = prepared
  return {
    fee: fee + rent,
    decimals,
    balance,
    nativeBalance,
    received,
    multiplier,
    minimum,
    reserve,
    notes,
  }
}
