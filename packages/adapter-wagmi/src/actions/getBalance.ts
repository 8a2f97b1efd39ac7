import type { Balance, Network } from '@latchkit/core'
import type { ShownToken } from '@latchkit/core/balances'
import { toProviderRpcError } from '@latchkit/core/errors'
import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  hexToBigInt,
  hexToString,
  size,
} from 'viem'
import { getReadClient } from '../config/getReadClient.js'
import type { Runtime } from '../types.js'
import { readToken } from './estimateTransfer.js'

export type GetBalanceParameters = {
  readonly address: string
  readonly network: Network<'eip155'>
  readonly token?: ShownToken | undefined
  readonly signal?: AbortSignal | undefined
}

/** Reads the balance of a network's own currency, or of a token, from the app's own RPC endpoint. */
export async function getBalance(
  runtime: Runtime,
  { address, network, token, signal }: GetBalanceParameters,
): Promise<Balance> {
  try {
    const client = getReadClient(runtime, network)
    signal?.throwIfAborted()
    if (token) {
      const to = getAddress(token.address)
      const [{ balance: value, decimals }, symbol] = await Promise.all([
        readToken(client, to, getAddress(address)),
        // Optional in ERC-20. Its absence does not hide the balance.
        token.symbol ?? readSymbol(client, to).catch(() => ''),
      ])
      signal?.throwIfAborted()
      return { value, decimals, symbol }
    }
    // viem's action is not used: it imports multicall and CCIP-Read, which split the app's first file into many.
    const value = await client.request({
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

/** The symbol of a token. Early tokens, such as MKR, return bytes32 instead of a string. */
async function readSymbol(client: Client, to: Address): Promise<string> {
  const call = { abi: erc20Abi, functionName: 'symbol' } as const
  const data = await client.request({
    method: 'eth_call',
    params: [{ to, data: encodeFunctionData(call) }, 'latest'],
  })
  return size(data) > 32 ? decodeFunctionResult({ ...call, data }) : hexToString(data, { size: 32 })
}
