import type { EstimateTransferParameters, Network, TransferEstimate } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { encodeBase64 } from '../encoding.js'
import { readBlockhash, readLamports, simulate } from '../rpc/methods.js'
import { compileMessage, toTransaction } from '../transaction/compileMessage.js'
import { checkSize } from '../transaction/parseTransaction.js'
import type { Runtime } from '../types.js'
import { checkCluster } from './checkCluster.js'
import { prepareTransfer } from './prepareTransfer.js'
import { addsPriorityFee, findPriority, readFee } from './priorityFee.js'
import { checkAddresses } from './sendTransfer.js'

/** Fee of a transaction with one signature, in lamports, for nodes that do not return it. */
const usualFee = 5000n

/**
 * Reads the fee of a transfer from the app's own RPC endpoint, with the rent of the token account that it creates and with
 * the fee for priority, unless the connected wallet adds its own.
 */
export async function estimateTransfer(
  runtime: Runtime,
  parameters: EstimateTransferParameters<'solana'>,
): Promise<TransferEstimate> {
  const { network, from: payer, to: receiver, value, token: mint, isFeeNeeded = true, signal } = parameters
  checkAddresses(parameters)
  signal?.throwIfAborted()
  const [prepared, blockhash] = await Promise.all([
    prepareTransfer(runtime, { network, value, payer, receiver, mint, isChecked: isFeeNeeded }),
    readBlockhash(runtime, network),
    checkCluster(runtime, network),
  ])
  signal?.throwIfAborted()
  const { instructions, rent, balance, nativeBalance, decimals } = prepared
  if (!isFeeNeeded) return { fee: 0n, decimals, balance, nativeBalance }
  const message = compileMessage({ payer, instructions, blockhash, version: 'legacy' })
  checkSize(toTransaction(message))
  const [fee, priority] = await Promise.all([
    readBaseFee(runtime, network, message),
    !addsOwn(runtime, payer)
      ? findPriority(runtime, {
          network,
          instructions,
          // It fails where the account has too little, which the caller compares.
          units: simulate(runtime, network, toTransaction(message)).catch(() => undefined),
        })
      : undefined,
  ])
  signal?.throwIfAborted()
  const priorityFee = priority ? readFee(priority) : 0n
  const { received, multiplier, minimum, reserve, notes } = prepared
  return {
    fee: fee + rent + priorityFee,
    priorityFee,
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

async function readBaseFee(
  runtime: Runtime,
  network: Network<'solana'>,
  message: Uint8Array,
): Promise<bigint> {
  const params = [encodeBase64(message), { commitment: 'confirmed' }]
  try {
    return await readLamports(runtime, network, { method: 'getFeeForMessage', params })
  } catch (error) {
    if (isError(error, 'rpc/unsupported-method') || isError(error, 'solana/invalid-answer')) return usualFee
    throw error
  }
}

/** Whether the account is that of a connected wallet which adds its own fee for priority. */
function addsOwn({ connections }: Runtime, address: string): boolean {
  return [...connections.values()].some(
    ({ source }) => addsPriorityFee(source) && source.accounts().some(one => one.address === address),
  )
}
