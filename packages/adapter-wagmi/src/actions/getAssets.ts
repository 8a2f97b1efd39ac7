import type { Asset, Network } from '@latchkit/core'
import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import { getAddress, isAddress, numberToHex } from 'viem'
import type { Runtime } from '../types.js'
import { askWallet, invalidAnswer, readRecord } from './askWallet.js'
import { getCapabilities } from './getCapabilities.js'
import { toCapabilityError } from './toCapabilityError.js'
import { getConnection } from './wallet.js'

export type GetAssetsParameters = {
  readonly address: string
  readonly network: Network<'eip155'>
  readonly signal?: AbortSignal | undefined
}

const capability = 'getAssets'
const method = 'wallet_getAssets'

/**
 * Requests the tokens of an account on a network from the wallet, by `wallet_getAssets`. Skips a wallet without the
 * capability `assetDiscovery` there: it might open its window, or show an error to the user.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 */
export async function getAssets(
  runtime: Runtime,
  { address, network, signal }: GetAssetsParameters,
): Promise<readonly Asset[]> {
  const { connector } = getConnection(runtime, address)
  // The embedded wallet has the same data as the gateway, which the client requests next.
  if (connector.type === 'auth') throw new CapabilityNotSupportedError({ capability, namespace: 'eip155' })
  const capabilities = readRecord(
    await getCapabilities(runtime, { address }).catch((error: unknown) => {
      throw new CapabilityNotSupportedError({ capability, namespace: 'eip155', cause: error })
    }),
  )
  // EIP-5792: capabilities of chain 0 apply to all chains.
  const isSupported = [network.caipNetworkId, 'eip155:0'].some(
    id => readRecord(readRecord(capabilities[id]).assetDiscovery).supported === true,
  )
  if (!isSupported) throw new CapabilityNotSupportedError({ capability, namespace: 'eip155' })
  signal?.throwIfAborted()
  const chainId = numberToHex(Number(network.id))
  try {
    const answer = await askWallet(runtime, {
      connectorId: connector.id,
      method,
      params: [
        {
          account: getAddress(address),
          chainFilter: [chainId],
          assetTypeFilter: ['native', 'erc20'],
        },
      ],
    })
    const chains = Object.entries(readRecord(answer))
    const assets = chains.find(([id]) => Number(id) === Number(chainId))?.[1] ?? []
    if (!Array.isArray(assets)) throw invalidAnswer(method)
    return assets.flatMap(asset => readAsset(readRecord(asset), network))
  } catch (error) {
    throw toCapabilityError(error, capability)
  }
}

/**
 * Reads an asset of an answer. Returns an empty list for an asset that is not countable. Wallets write types in either
 * case.
 */
function readAsset(asset: { readonly [name: string]: unknown }, network: Network): readonly Asset[] {
  const { address, balance, type } = asset
  const { name, symbol, decimals, price, iconUrl } = readRecord(asset.metadata)
  if (typeof balance !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(balance)) return []
  const kind = String(type).toLowerCase()
  const value = BigInt(balance)
  if (kind === 'native') return [{ ...network.nativeCurrency, value, ...readFigures(price, iconUrl) }]
  if (kind !== 'erc20' || typeof address !== 'string' || !isAddress(address, { strict: false })) return []
  if (typeof name !== 'string' || typeof symbol !== 'string' || typeof decimals !== 'number') return []
  return [{ address: getAddress(address), value, name, symbol, decimals, ...readFigures(price, iconUrl) }]
}

function readFigures(price: unknown, iconUrl: unknown): Pick<Asset, 'price' | 'iconUrl'> {
  return {
    ...(typeof price === 'number' && { price }),
    ...(typeof iconUrl === 'string' && { iconUrl }),
  }
}
