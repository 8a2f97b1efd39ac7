import { getStore } from '../../client/internal.js'
import { isError } from '../../errors/BaseError.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { isAddress } from '../../validate/validate.js'
import { balanceQueryOptions } from '../balances/balanceQueryOptions.js'
import { tokenBalancesQueryOptions } from '../balances/tokenBalancesQueryOptions.js'
import type { TokenBalance } from '../balances/types.js'
import { swapAtom } from './atoms.js'
import { SwapInitializationError } from './errors.js'
import { gasPriceQueryOptions } from './gasPriceQueryOptions.js'
import { getSwapper } from './getSwapper.js'
import { isSameToken, readSwapAddress, toSwapAddress } from './swapAddress.js'
import { swapTokensQueryOptions } from './swapTokensQueryOptions.js'
import { tokenPricesQueryOptions } from './tokenPricesQueryOptions.js'
import type { SwapToken } from './types.js'
import { updateSwap } from './updateSwap.js'

/** Initial values of a swap. The user chooses the absent values. */
export type InitializeSwapParameters = {
  /** Decimal text such as `1.5`. */
  readonly amount?: string | undefined
  /**
   * Symbol, or address of the contract, of the sold token. Default: the network's own currency. A contract that neither
   * the gateway nor the account lists is read from the chain.
   */
  readonly fromToken?: string | undefined
  /** Symbol, or address of the contract, of the bought token, as for `fromToken`. */
  readonly toToken?: string | undefined
}

/**
 * Reads the initial data of a swap on the active network: its tokens, those of the account, the price of the network's own
 * currency and the gas price. Then selects the tokens, unless they are already selected. Works without a price and without
 * the tokens of the account.
 *
 * @throws SwapNotSupportedError `swap/not-supported`
 * @throws GasPriceNotSupportedError `swap/gas-price-not-supported`
 * @throws SwapInitializationError `swap/initialization-failed`
 *
 * @example
 * await initializeSwap(client, { fromToken: 'ETH', toToken: 'USDC', amount: '1.5' })
 */
export async function initializeSwap(client: Client, given: InitializeSwapParameters = {}): Promise<void> {
  const store = getStore(client)
  store.set(swapAtom, state => ({ ...state, initializing: true, initialized: undefined }))
  try {
    const { network, address } = getSwapper(client)
    const { caipNetworkId: chainId } = network
    const queryClient = await getQueryClient(client)
    const optional = <data>(data: Promise<data>) =>
      data.catch(error => client.logger.info('A swap starts without it', { error }))
    const [listed, mine] = await Promise.all([
      queryClient.fetchQuery(swapTokensQueryOptions(client, { network })),
      optional(queryClient.fetchQuery(tokenBalancesQueryOptions(client, { address, network }))),
      queryClient.fetchQuery(gasPriceQueryOptions(client, { network })),
      optional(queryClient.fetchQuery(tokenPricesQueryOptions(client, { tokens: [{ chainId }] }))),
    ])
    const own = mine?.filter(({ isLookalike }) => !isLookalike).map(toSwapToken) ?? []
    const find = async (wanted: string | undefined) =>
      wanted
        ? ([...listed, ...own].find(token => isNamed(token, wanted)) ??
          (await optional(readToken(client, { wanted, network, address }))))
        : undefined
    const [from, into] = await Promise.all([find(given.fromToken), find(given.toToken)])
    // The network was switched meanwhile: another call reads the data of the new network.
    if (getSwapper(client).network.caipNetworkId !== chainId) return
    const { sourceToken, toToken } = store.get(swapAtom)
    const keep = (token: SwapToken | undefined) => (token?.chainId === chainId ? token : undefined)
    const source = from ?? keep(sourceToken) ?? [...listed, ...own].find(token => !token.address) ?? listed[0]
    const to = into ?? keep(toToken)
    updateSwap(client, {
      sourceToken: source,
      toToken: isSameToken(to, source) ? undefined : to,
      ...(given.amount !== undefined && { sourceTokenAmount: given.amount }),
    })
    store.set(swapAtom, state => ({ ...state, initializing: false, initialized: chainId }))
  } catch (cause) {
    store.set(swapAtom, state => ({ ...state, initializing: false }))
    const isSaid = ['swap/not-supported', 'swap/gas-price-not-supported'].some(code => isError(cause, code))
    throw isSaid ? cause : new SwapInitializationError({ cause })
  }
}

/** Reads a token by the address of its contract; undefined if the text is not an address. */
async function readToken(
  client: Client,
  {
    wanted,
    network,
    address,
  }: { readonly wanted: string; readonly network: Network; readonly address: string },
): Promise<SwapToken | undefined> {
  const { caipNetworkId: chainId, chainNamespace } = network
  const contract = readSwapAddress(wanted, chainId) ?? wanted
  if (!isAddress(chainNamespace, contract)) return undefined
  const queryClient = await getQueryClient(client)
  const { symbol: read, decimals } = await queryClient.fetchQuery(
    balanceQueryOptions(client, { address, network, token: { address: contract } }),
  )
  // Optional in ERC-20.
  const symbol = read || contract.slice(0, 6)
  return {
    name: symbol,
    symbol,
    chainId,
    address: `${chainId}:${contract}`,
    iconUrl: undefined,
    decimals,
    tags: [],
  }
}

function isNamed(token: SwapToken, wanted: string): boolean {
  const text = wanted.toLowerCase()
  const address = toSwapAddress(token).toLowerCase()
  return token.symbol.toLowerCase() === text || address === text || address.endsWith(`:${text}`)
}

/**
 * Converts a token of the account to a token that can be swapped.
 *
 * @example
 * updateSwap(client, { sourceToken: toSwapToken(tokenBalance) })
 */
export function toSwapToken({ name, symbol, chainId, address, iconUrl, quantity }: TokenBalance): SwapToken {
  return { name, symbol, chainId, address, iconUrl, decimals: Number(quantity.decimals), tags: [] }
}
