import type { BatchCall, CallsBatch, SentCalls } from '@latchkit/core'
import { CapabilityNotSupportedError, ProviderRpcError, toProviderRpcError } from '@latchkit/core/errors'
import { NetworkNotFoundError } from '@latchkit/core/networks'
import { getAddress, numberToHex } from 'viem'
import type { Runtime } from '../types.js'
import { askWallet, readRecord } from './askWallet.js'
import { hasUnsupportedText } from './hasUnsupportedText.js'
import { switchNetwork } from './switchNetwork.js'
import { getConnection } from './wallet.js'

const method = 'wallet_sendCalls'

/**
 * Sends a batch of calls to the wallet.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export async function sendCalls(runtime: Runtime, batch: CallsBatch<'eip155'>): Promise<SentCalls> {
  const { caipNetworkId, from } = batch
  const { connector, accounts, chainId: active } = getConnection(runtime, from)
  let answer: unknown
  try {
    const network = runtime.scope.networks.find(one => one.caipNetworkId === caipNetworkId)
    if (caipNetworkId && !network) throw new NetworkNotFoundError({ caipNetworkId })
    const chainId = network ? Number(network.id) : active
    if (network && chainId !== active) await switchNetwork(runtime, { network, connector })
    const account = from === undefined ? accounts[0] : getAddress(from)
    answer = await askWallet(runtime, {
      connectorId: connector.id,
      method,
      params: [toRequest(batch, account, chainId)],
    })
  } catch (error) {
    if (lacksMethod(error))
      throw new CapabilityNotSupportedError({ capability: 'sendCalls', namespace: 'eip155', cause: error })
    throw toProviderRpcError(error)
  }
  // Version 1 of the API answers with the id alone.
  const { id = answer, capabilities } = readRecord(answer)
  if (typeof id !== 'string' || id === '')
    throw new ProviderRpcError(`The wallet answered ${method} without an id`, {
      rpcCode: -32603,
      metaMessages: ['It may have sent the calls. Open the wallet before you try again.'],
    })
  return { id, ...(capabilities !== undefined && { capabilities: readRecord(capabilities) }) }
}

/**
 * Converts the batch to the form of the wallet. Omits absent values: wallets refuse `undefined`, which is `null` over a
 * network.
 */
export function toRequest(
  { calls, id, atomicRequired = false, capabilities }: CallsBatch<'eip155'>,
  from: string | undefined,
  chainId: number,
): object {
  return {
    version: '2.0.0',
    ...(id === undefined ? {} : { id }),
    from,
    chainId: numberToHex(chainId),
    atomicRequired,
    calls: calls.map(toCall),
    ...(capabilities && { capabilities }),
  }
}

function toCall({ to, data, value, capabilities }: BatchCall): object {
  return {
    ...(to === undefined ? {} : { to: getAddress(to) }),
    ...(data === undefined ? {} : { data }),
    ...(value === undefined ? {} : { value: numberToHex(value) }),
    ...(capabilities && { capabilities }),
  }
}

/**
 * Whether the wallet, or its session, says that it does not have the method. The same number below another error may come
 * from a node, after the wallet has sent something.
 */
function lacksMethod(error: unknown): boolean {
  const { code, message } = readRecord(error) as { code?: unknown; message?: unknown }
  // Some wallets have no code for it. Words that do not name the method may be about one that the node does not have.
  if (code === undefined) return `${message}`.includes(method) && hasUnsupportedText(error)
  return code === 4200 || code === -32601
}
