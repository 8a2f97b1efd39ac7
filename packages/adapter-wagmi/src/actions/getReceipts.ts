import type { CallReceipt, GetReceiptsParameters } from '@latchkit/core'
import { toProviderRpcError } from '@latchkit/core/errors'
import type { Hex } from 'viem'
import { getReadClient } from '../config/getReadClient.js'
import type { Runtime } from '../types.js'
import { readReceipt } from './getCallsStatus.js'

/** Reads the receipts of transactions from the app's own RPC endpoint. */
export async function getReceipts(
  runtime: Runtime,
  { hashes, network, signal }: GetReceiptsParameters<'eip155'>,
): Promise<readonly (CallReceipt | undefined)[]> {
  signal?.throwIfAborted()
  const client = getReadClient(runtime, network)
  try {
    return await Promise.all(
      hashes.map(async hash =>
        readReceipt(await client.request({ method: 'eth_getTransactionReceipt', params: [hash as Hex] })),
      ),
    )
  } catch (error) {
    throw toProviderRpcError(error)
  }
}
