import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { FrameError } from '../FrameError.js'
import type { RequestsParameters } from '../rpc/types.js'
import type { Ask } from '../smartAccount/prepareOperation.js'
import { callsCodes } from './readBatch.js'

/** Status of a batch on its chain. */
export type BatchStatus = {
  /** 100, 200, 400 or 500 of EIP-5792. */
  readonly status: number
  readonly receipts: readonly BatchReceipt[]
  readonly capabilities?: { readonly [name: string]: object } | undefined
}

/** A receipt of EIP-5792, as the node returns it, with only the logs of the batch. */
export type BatchReceipt = {
  readonly logs: readonly object[]
  readonly status: '0x1' | '0x0'
  readonly blockHash: string
  readonly blockNumber: string
  readonly gasUsed: string
  readonly transactionHash: string
}

/** Time for which a batch is stored (ms). */
const lifetime = 30 * 24 * 3_600_000

/**
 * Answers `wallet_getCallsStatus` for a batch that this page sent, including before a reload. Returns the current state of
 * the chain.
 *
 * @see EIP-5792
 * @throws FrameError -32602, 5730
 */
export async function getCallsStatus(
  parameters: Pick<RequestsParameters, 'store' | 'origin' | 'getWallet' | 'read' | 'askBundler'>,
  params: unknown,
): Promise<object> {
  const [id]: readonly unknown[] = Array.isArray(params) ? params : []
  if (typeof id !== 'string') throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
  const wallet = await parameters.getWallet()
  const batch = await parameters.store.getBatch(parameters.origin, id, lifetime)
  if (batch?.walletId !== wallet.id)
    throw new FrameError(callsCodes.unknownId, 'No batch with this id was sent')
  const { chainId, account, sent } = batch
  const chain = `eip155:${chainId}`
  const askNode: Ask = (method, asked) => parameters.read(chain, method, asked)
  const askBundler: Ask = (method, asked) => parameters.askBundler(chain, method, asked)
  const read = async (): Promise<BatchStatus> => {
    if (sent.kind === 'transaction') {
      const { readTransactionStatus } = await import('../upgrade/readTransactionStatus.js')
      return readTransactionStatus({ ...sent, address: account }, askNode)
    }
    const { readOperationStatus } = await import('../smartAccount/readOperationStatus.js')
    return readOperationStatus({ ...sent, sender: account }, { askNode, askBundler })
  }
  const status = await read()
  return { version: '2.0.0', id, chainId: `0x${chainId.toString(16)}`, atomic: true, ...status }
}
