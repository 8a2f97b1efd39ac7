import type { Balance, Network } from '@latchkit/core'
import { toProviderRpcError } from '@latchkit/core/errors'
import { type Address, getAddress, type Hex, hexToBigInt } from 'viem'
import { getReadClient } from '../config/getReadClient.js'
import type { Runtime } from '../types.js'

export type GetBalanceParameters = {
  readonly address: string
  readonly network: Network<'eip155'>
  readonly signal?: AbortSignal | undefined
}

type ReadBalance = {
  Method: 'eth_getBalance'
  Parameters: [address: Address, block: 'latest']
  ReturnType: Hex
}

/** Reads the balance of a network's own currency from the app's own RPC endpoint. */
export async function getBalance(
  runtime: Runtime,
  { address, network, signal }: GetBalanceParameters,
): Promise<Balance> {
  try {
    const client = getReadClient(runtime, network)
    signal?.throwIfAborted()
    // viem's action is not used: it imports multicall and CCIP-Read, which split the app's first file into many.
    const value = await client.request<ReadBalance>({
      method: 'eth_getBalance',
      params: [getAddress(address), 'latest'],
    })
    signal?.throwIfAborted()
    const { decimals, symbol } = network.nativeCurrency
    return { value: hexToBigInt(value), decimals, symbol }
  } catch (error) {
    throw toProviderRpcError(error)
  }
}
