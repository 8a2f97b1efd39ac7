import type { Balance, Network } from '@latchkit/core'
import type { ShownToken } from '@latchkit/core/balances'
import { toProviderRpcError } from '@latchkit/core/errors'
import { type Address, type Client, getAddress, type Hex, hexToBigInt } from 'viem'
import { getReadClient } from '../config/getReadClient.js'
import type { Runtime } from '../types.js'
import { readToken } from './estimateTransfer.js'

export type GetBalanceParameters = {
  readonly address: string
  readonly network: Network<'eip155'>
  readonly token?: ShownToken | undefined
  readonly signal?: AbortSignal | undefined
}

type ReadBalance = {
  Method: 'eth_getBalance'
  Parameters: [address: Address, block: 'latest']
  ReturnType: Hex
}
type EthCall = {
  Method: 'eth_call'
  Parameters: [call: { readonly to: Address; readonly data: Hex }, block: 'latest']
  ReturnType: Hex
}

const symbolData = '0x95d89b41'

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
        token.symbol ?? readSymbol(client, to),
      ])
      signal?.throwIfAborted()
      return { value, decimals, symbol }
    }
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

/** The symbol of a token. Early tokens, such as MKR, answer 32 bytes instead of a string. */
async function readSymbol(client: Client, to: Address): Promise<string> {
  const data = await client.request<EthCall>({
    method: 'eth_call',
    params: [{ to, data: symbolData }, 'latest'],
  })
  // viem's decoder is not used: it would split the app's first file as well.
  const bytes = Uint8Array.from(data.slice(2).match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  // The offset and the length of a string come before it.
  const text = bytes.length > 64 ? bytes.subarray(64, 64 + (bytes[63] ?? 0)) : bytes
  return new TextDecoder().decode(text).replace(/\0+$/, '')
}
