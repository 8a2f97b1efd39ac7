import type { Balance, Network } from '@latchkit/core'
import { toProviderRpcError } from '@latchkit/core/errors'
import { createClient, getAddress } from 'viem'
import { getBalance as viemGetBalance } from 'viem/actions'
import { networkTransport } from '../config/networkTransport.js'
import { toChain } from '../config/toChain.js'
import type { Runtime } from '../types.js'

export type GetBalanceParameters = {
  readonly address: string
  readonly network: Network<'eip155'>
  readonly signal?: AbortSignal | undefined
}

/** The balance of a network's own currency, read from the app's own RPC endpoint. */
export async function getBalance(
  { config }: Runtime,
  { address, network, signal }: GetBalanceParameters,
): Promise<Balance> {
  const chain = config.chains.find(({ id }) => id === Number(network.id))
  try {
    const client = chain
      ? config.getClient({ chainId: chain.id })
      : createClient({ chain: toChain(network), transport: networkTransport(() => network) })
    signal?.throwIfAborted()
    const value = await viemGetBalance(client, { address: getAddress(address) })
    signal?.throwIfAborted()
    const { decimals, symbol } = network.nativeCurrency
    return { value, decimals, symbol }
  } catch (error) {
    throw toProviderRpcError(error)
  }
}
