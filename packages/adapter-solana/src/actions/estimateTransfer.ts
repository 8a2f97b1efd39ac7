import type { EstimateTransferParameters, TransferEstimate } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { encodeBase64 } from '../encoding.js'
import { readBlockhash, readLamports } from '../rpc/methods.js'
import { compileMessage } from '../transaction/compileMessage.js'
import { prepareTransfer } from '../transfer/instructions.js'
import type { Runtime } from '../types.js'
import { getBalance } from './getBalance.js'
import { checkAddresses } from './sendTransfer.js'

/** Fee of a transaction with one signature, in lamports, for nodes that do not return it. */
const usualFee = 5000n

/** Reads the fee of a transfer, with the rent of the token account that it creates, from the app's own RPC endpoint. */
export async function estimateTransfer(
  runtime: Runtime,
  parameters: EstimateTransferParameters<'solana'>,
): Promise<TransferEstimate> {
  const { network, from: payer, to: receiver, token: mint, signal } = parameters
  checkAddresses(parameters)
  signal?.throwIfAborted()
  const [prepared, blockhash, native] = await Promise.all([
    // Neither the fee nor the rent depends on the amount.
    prepareTransfer(runtime, { network, value: 1n, payer, receiver, mint }),
    readBlockhash(runtime, network),
    getBalance(runtime, { address: payer, network }),
  ])
  signal?.throwIfAborted()
  const { instructions, token } = prepared
  const message = compileMessage({ payer, instructions, blockhash, version: 'legacy' })
  const params = [encodeBase64(message), { commitment: 'confirmed' }]
  const [fee, rent] = await Promise.all([
    readLamports(runtime, network, { method: 'getFeeForMessage', params }).catch(error => {
      if (isError(error, 'rpc/unsupported-method') || isError(error, 'solana/invalid-answer')) return usualFee
      throw error
    }),
    token?.creates
      ? readLamports(runtime, network, {
          method: 'getMinimumBalanceForRentExemption',
          params: [token.mint.accountLength],
        })
      : 0n,
  ])
  signal?.throwIfAborted()
  const { value: nativeBalance, decimals } = native
  return {
    fee: fee + rent,
    decimals: token?.mint.decimals ?? decimals,
    balance: token?.held ?? nativeBalance,
    nativeBalance,
  }
}
