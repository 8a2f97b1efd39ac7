import { createOwned } from '../../client/internal.js'
import { isError } from '../../errors/BaseError.js'
import { readImageUrl } from '../../gateway/readImageUrl.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import { cleanText } from '../../validate/cleanText.js'
import { getAdapter } from '../connection/getAdapter.js'
import { isKnownServed, isServed } from '../networks/supportedChainsQueryOptions.js'
import { formatUnits } from '../tokens/amounts.js'
import { getCurrency } from '../tokens/getCurrency.js'
import { parseUnits } from '../tokens/parseUnits.js'
import { balanceQueryOptions } from './balanceQueryOptions.js'
import { TokenBalanceUnavailableError } from './errors.js'
import { rankTokens } from './rankTokens.js'
import type { TokenBalancesQueryParameters } from './tokenBalancesQueryOptions.js'
import type { TokenBalance } from './types.js'

/** Parameters of {@link fetchTokenBalances}. */
export type FetchTokenBalancesParameters = TokenBalancesQueryParameters & {
  /**
   * Tokens to read again without any cache: CAIP-10 ids or addresses, `native` for the network's own currency. Also lifts
   * the pause after a failure.
   */
  readonly forceUpdate?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

/** A token as the gateway or the wallet reports it, not yet checked. */
export type TokenRow = Pick<
  TokenBalance,
  'name' | 'symbol' | 'value' | 'price' | 'dayChange' | 'iconUrl' | 'quantity'
> & {
  /** CAIP-10 id or address; absent for the network's own currency. */
  readonly address?: string | undefined
}

type Token = Omit<TokenBalance, 'isLookalike'>

const lifetime = 30_000
const maxDecimals = 36

const getFailures = /*#__PURE__*/ createOwned(
  'balances.tokenFailures',
  () => new Map<string, TokenBalanceUnavailableError>(),
)

/**
 * Reads the tokens of an account from the wallet, else from the gateway, else only the currency of the network.
 *
 * @throws TokenBalanceUnavailableError `balances/unavailable`
 */
export async function fetchTokenBalances(
  client: Client,
  parameters: FetchTokenBalancesParameters,
): Promise<readonly TokenBalance[]> {
  const { address, network, forceUpdate, signal } = parameters
  const failures = getFailures(client)
  const key = `${network.caipNetworkId}:${address}`
  const failure = forceUpdate ? undefined : failures.get(key)
  if (failure && Date.now() - failure.lastRetry < lifetime) throw failure
  failures.delete(key)
  try {
    const tokens =
      (await readFromWallet(client, parameters)) ??
      (await readFromGateway(client, parameters)) ??
      (await readNative(client, parameters))
    return rankTokens(tokens)
  } catch (cause) {
    if (signal?.aborted) throw cause
    const error = new TokenBalanceUnavailableError({ cause, lastRetry: Date.now() })
    failures.set(key, error)
    client.logger.warn('The tokens of the account could not be read', { error: cause })
    throw error
  }
}

/** Tokens that the wallet lists; undefined if it lists none. */
async function readFromWallet(
  client: Client,
  {
    address,
    network,
    namespace = network.chainNamespace,
    currency = getCurrency(client),
    signal,
  }: FetchTokenBalancesParameters,
): Promise<readonly Token[] | undefined> {
  const adapter = getAdapter(client, namespace)
  if (!adapter.getAssets) return undefined
  try {
    const assets = await adapter.getAssets({ address, network, signal })
    return assets.flatMap(asset => {
      const { value, decimals, iconUrl } = asset
      if (value < 0n || !Number.isInteger(decimals) || decimals < 0 || decimals > maxDecimals) return []
      const quantity = { decimals: String(decimals), numeric: formatUnits(value, decimals) }
      // A wallet's prices are in dollars.
      const price = currency.toLowerCase() === 'usd' ? asset.price : undefined
      const row = { ...asset, price, quantity, iconUrl, value: undefined }
      return toToken(client, row, network.caipNetworkId)
    })
  } catch (error) {
    if (signal?.aborted) throw error
    if (!isError(error, 'adapter/capability-not-supported'))
      client.logger.info('The wallet did not list its assets', { error })
    return undefined
  }
}

/**
 * Tokens that the gateway lists; undefined if it does not serve the network. Both requests run in parallel, so that the
 * user waits for one response only. An app without a gateway never loads the validation of its responses.
 */
async function readFromGateway(
  client: Client,
  parameters: FetchTokenBalancesParameters,
): Promise<readonly Token[] | undefined> {
  if (!client.config.gateway) return undefined
  const { caipNetworkId } = parameters.network
  const { fetchTokenRows } = await import('./lazy/api.js')
  if (isKnownServed(client, caipNetworkId) === false) return undefined
  const served = isServed(client, caipNetworkId)
  try {
    const rows = await fetchTokenRows(client, parameters)
    if (rows.length > 0 || (await served)) return rows.flatMap(row => toToken(client, row, caipNetworkId))
  } catch (error) {
    if (parameters.signal?.aborted || (await served)) throw error
  }
  return undefined
}

async function readNative(
  client: Client,
  { address, network, namespace = network.chainNamespace, forceUpdate, signal }: FetchTokenBalancesParameters,
): Promise<readonly Token[]> {
  const adapter = getAdapter(client, namespace)
  if (!adapter.getBalance) return []
  // Shares the balance query that is shown beside it, so that the balance is read once.
  const { value, decimals, symbol } = forceUpdate
    ? await adapter.getBalance({ address, network, signal })
    : await (await getQueryClient(client)).fetchQuery(
        balanceQueryOptions(client, { address, network, namespace }),
      )
  const quantity = { decimals: String(decimals), numeric: formatUnits(value, decimals) }
  return toToken(client, { name: network.nativeCurrency.name, symbol, quantity }, network.caipNetworkId)
}

/** Converts a row to a token for display; empty if it is of low quality, malformed or not owned. */
function toToken(
  client: Client,
  { quantity, iconUrl, ...row }: TokenRow,
  caipNetworkId: TokenBalance['chainId'],
): readonly Token[] {
  const decimals = Number(quantity.decimals)
  if (!/^\d{1,2}$/.test(quantity.decimals) || decimals > maxDecimals || (row.address && decimals === 0))
    return []
  const [name, symbol] = [cleanText(row.name), cleanText(row.symbol)]
  if (!(name || symbol)) return []
  let amount: bigint
  try {
    amount = parseUnits(quantity.numeric, decimals)
  } catch {
    return []
  }
  if (amount < 0n || (row.address && amount === 0n)) return []
  const numeric = formatUnits(amount, decimals)
  const price = isFigure(row.price) ? row.price : undefined
  const value = isFigure(row.value) ? row.value : Number(numeric) * (price ?? Number.NaN)
  return [
    {
      name: name || symbol,
      symbol: symbol || name,
      chainId: caipNetworkId,
      address: row.address && toCaipAddress(row.address, caipNetworkId),
      ...(price !== undefined && isFigure(value) && { price, value, ...readChange(row.dayChange) }),
      iconUrl: readImageUrl(client, iconUrl),
      quantity: { decimals: String(decimals), numeric },
      amount,
    },
  ]
}

/** A price cannot fall by more than all of it. */
const readChange = (dayChange: number | undefined) =>
  Number.isFinite(dayChange) && Number(dayChange) >= -1 ? { dayChange } : undefined

const isFigure = (value: number | undefined): value is number => Number.isFinite(value) && Number(value) >= 0

const toCaipAddress = (address: string, caipNetworkId: string) =>
  address.startsWith(`${caipNetworkId}:`) ? address : `${caipNetworkId}:${address}`
