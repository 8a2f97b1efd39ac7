import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { bytesToHex, type Hex } from 'viem'
import type { Prepared } from '../approval/types.js'
import { keepAndSend, type PrepareCallsParameters } from '../batches/prepareCalls.js'
import { FrameError } from '../FrameError.js'
import type { TransactionRequest } from '../rpc/prepareTransaction.js'
import type { PreparedSmartBatch } from './approveOperation.js'
import type { AccountCall } from './executions.js'
import { prepareBatch, type SmartBatchParameters } from './prepareBatch.js'

export type AccountTransactionParameters = Omit<SmartBatchParameters, 'calls'> &
  Pick<PrepareCallsParameters, 'store' | 'origin' | 'wallet'> & { readonly request: TransactionRequest }

/**
 * Prepares `eth_sendTransaction` of a smart account: a batch with this one call. It answers the hash of the bundle's
 * transaction when that is on the chain.
 *
 * @throws FrameError -32602 without a receiver, for another network, and for what goes round an approval; -32603 with the id
 * of the batch when it is not on the chain after 120 s
 */
export async function prepareAccountTransaction(parameters: AccountTransactionParameters): Promise<Prepared> {
  const { chainId } = parameters.smart
  const calls = [readRequest(parameters.request, chainId)]
  const id = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const toPrepared = ({ send, again, ...shown }: PreparedSmartBatch): Prepared => ({
    ...shown,
    again: error => again?.(error)?.then(toPrepared),
    async finish(...signed) {
      const { included } = await keepAndSend(parameters, { id, chainId }, { ...shown, send }, ...signed)
      const { transactionHash, isSuccess } = await included.catch(cause => {
        throw new FrameError(
          rpcCodes.internal,
          `The transaction is not on the chain yet, and may still come: ask wallet_getCallsStatus for the batch ${id}`,
          { cause },
        )
      })
      if (isSuccess) return transactionHash
      // The receipt of the transaction is that of the bundle, which went well.
      throw new FrameError(
        reverted,
        `The call was reverted, in the transaction ${transactionHash} (batch ${id})`,
      )
    },
  })
  return toPrepared(await prepareBatch({ ...parameters, calls }))
}

/** Error code of nodes for calls that revert. */
const reverted = 3

function readRequest(request: TransactionRequest, chainId: number): AccountCall {
  const { to, data, input, value } = request
  if (request.chainId !== undefined && Number(request.chainId) !== chainId)
    throw new FrameError(rpcCodes.invalidParams, `The transaction is for network ${Number(request.chainId)}`)
  if (data !== undefined && input !== undefined && data !== input)
    throw new FrameError(rpcCodes.invalidParams, 'data and input differ')
  if (!to)
    throw new FrameError(rpcCodes.invalidParams, 'A smart account sends to an address: `to` is missing')
  return { to: to as Hex, value: BigInt(value || '0x0'), data: (data ?? input ?? '0x') as Hex }
}
