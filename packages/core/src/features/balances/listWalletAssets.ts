import { ProviderRpcError, UnauthorizedError } from '../../errors/providerErrors.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { networksAtom } from '../networks/start/atoms.js'
import { isServed } from '../networks/supportedChainsQueryOptions.js'
import { parseUnits } from '../tokens/parseUnits.js'
import type { TokenRow } from './toToken.js'

/** An asset of an account on a chain, as `wallet_getAssets` answers it. */
export type WalletAsset = {
  readonly address: string
  /** In the smallest unit, in hex. */
  readonly balance: string
  readonly type: 'NATIVE' | 'ERC20'
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    /** In dollars. */
    readonly price?: number | undefined
    readonly iconUrl?: string | undefined
  }
}

type Wanted = { readonly address: string; readonly type: string }

type AssetsRequest = {
  readonly account?: unknown
  readonly assetFilter?: { readonly [chainId: string]: readonly Wanted[] } | undefined
  readonly assetTypeFilter?: readonly string[] | undefined
  readonly chainFilter?: readonly string[] | undefined
}

/**
 * Answers `wallet_getAssets` of the embedded wallet from the gateway: the assets of an account on the networks of the
 * client that the gateway serves. With an explicit list of assets, the other filters are ignored. Types are read in either
 * case.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 *
 * @throws ProviderRpcError -32602; UnauthorizedError for another account; the errors of a call of the gateway
 *
 * @example
 * await listWalletAssets(client, [{ account, chainFilter: ['0x2105'] }], [{ address: account }])
 */
export async function listWalletAssets(
  client: Client,
  params: unknown,
  accounts: readonly { readonly address: string }[],
): Promise<{ readonly [chainId: string]: readonly WalletAsset[] }> {
  const { account, assetFilter, assetTypeFilter, chainFilter } = readRequest(params)
  const own = accounts.find(({ address }) => address.toLowerCase() === account.toLowerCase())
  if (!own) throw new UnauthorizedError()
  const chains = (assetFilter ? Object.keys(assetFilter) : chainFilter)?.map(Number)
  const networks = client.store
    .get(networksAtom)
    .filter(({ chainNamespace, id }) => chainNamespace === 'eip155' && (chains?.includes(Number(id)) ?? true))
  const { fetchTokenRows } = await import('./lazy/api.js')
  const listed = await Promise.all(
    networks.map(async network => {
      if (!(await isServed(client, network.caipNetworkId))) return []
      const rows = await fetchTokenRows(client, { address: own.address, network, currency: 'usd' })
      const wanted = Object.entries(assetFilter ?? {}).find(([id]) => Number(id) === Number(network.id))?.[1]
      const assets = rows
        .flatMap(row => toAsset(row, network))
        .filter(asset =>
          wanted
            ? wanted.some(one => isWanted(asset, one))
            : isOfType(asset, assetFilter ? undefined : assetTypeFilter),
        )
      return [[`0x${Number(network.id).toString(16)}`, assets] as const]
    }),
  )
  return Object.fromEntries(listed.flat())
}

function readRequest(params: unknown): AssetsRequest & { readonly account: string } {
  const [request]: readonly AssetsRequest[] = Array.isArray(params) ? params : []
  const { account, assetFilter, assetTypeFilter, chainFilter } = request ?? {}
  const isList = (value: unknown) => value === undefined || (Array.isArray(value) && value.every(isText))
  const isFilter =
    assetFilter === undefined ||
    (typeof assetFilter === 'object' &&
      assetFilter !== null &&
      Object.values(assetFilter).every(
        list => Array.isArray(list) && list.every(one => isText(one?.address) && isText(one?.type)),
      ))
  if (typeof account !== 'string' || !isFilter || !isList(assetTypeFilter) || !isList(chainFilter))
    throw new ProviderRpcError('The request for assets is invalid', {
      rpcCode: -32602,
      metaMessages: ['Pass `[{ account, … }]`, as ERC-7811 has it.'],
    })
  return { account, assetFilter, assetTypeFilter, chainFilter }
}

const isText = (value: unknown) => typeof value === 'string'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const isWanted = (asset: WalletAsset, { address, type }: Wanted) =>
  isSame(asset.address, address) && isSame(asset.type, type)

const isOfType = ({ type }: WalletAsset, types: readonly string[] | undefined) =>
  types?.some(one => isSame(one, type)) ?? true

function toAsset(row: TokenRow, { caipNetworkId }: Network): readonly WalletAsset[] {
  const { name, symbol, price, iconUrl, quantity } = row
  const decimals = Number(quantity.decimals)
  const address = row.address?.replace(`${caipNetworkId}:`, '')
  if (!/^\d{1,2}$/.test(quantity.decimals) || decimals > 36 || (address && !/^0x[\da-f]{40}$/i.test(address)))
    return []
  try {
    const balance = parseUnits(quantity.numeric, decimals)
    const figures = { ...(price !== undefined && { price }), ...(iconUrl && { iconUrl }) }
    return [
      {
        address: address ?? 'native',
        balance: `0x${balance.toString(16)}`,
        type: address ? 'ERC20' : 'NATIVE',
        metadata: { name, symbol, decimals, ...figures },
      },
    ]
  } catch {
    return []
  }
}
