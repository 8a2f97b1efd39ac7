import { createOwned } from '../../client/internal.js'
import { isError } from '../../errors/BaseError.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import { getAdapter } from '../connection/getAdapter.js'
import { isKnownServed, isServed } from '../networks/supportedChainsQueryOptions.js'
import { formatUnits } from '../tokens/amounts.js'
import { getCurrency } from '../tokens/getCurrency.js'
import { getBalanceMemory } from './balanceMemory.js'
import { balanceQueryOptions } from './balanceQueryOptions.js'
import { TokenBalanceUnavailableError } from './errors.js'
import { loadGatewayCalls } from './loadGatewayCalls.js'
import { rankTokens } from './rankTokens.js'
import type { TokenBalancesQueryParameters } from './tokenBalancesQueryOptions.js'
import { maxDecimals, toToken, type UnrankedToken } from './toToken.js'
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

const lifetime = 30_000

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
    const ranked = rankTokens(tokens)
    getBalanceMemory(client).current?.write(parameters, ranked)
    return ranked
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
): Promise<readonly UnrankedToken[] | undefined> {
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
): Promise<readonly UnrankedToken[] | undefined> {
  if (!client.config.gateway) return undefined
  const { caipNetworkId } = parameters.network
  const { fetchTokenRows } = await loadGatewayCalls(client)
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
): Promise<readonly UnrankedToken[]> {
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
