'use client'
import type { Network } from '@latchkit/core'
import { balanceQueryOptions, type TokenBalance, tokenBalancesQueryOptions } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import {
  type ConfirmSwapParameters,
  checkSwapAmount,
  confirmSwap,
  gasPriceQueryOptions,
  getSwapFigures,
  type InitializeSwapParameters,
  initializeSwap,
  isFreshQuote,
  isSameToken,
  prepareSwap,
  resetSwap,
  type SentSwap,
  type SwapFigures,
  type SwapInputError,
  type SwapPreview,
  type SwapQuote,
  type SwapState,
  type SwapToken,
  swapAtom,
  swapQuoteQueryOptions,
  swapTokensQueryOptions,
  type TokenPrices,
  tokenPricesQueryOptions,
  type UpdateSwapParameters,
  updateSwap,
} from '@latchkit/core/swap'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Condition of the requests of `useSwap`, and callbacks of `confirm`. */
export type UseSwapParameters = ActionCallbacks<[parameters: ConfirmSwapParameters], SentSwap> & {
  /** Requests neither tokens, prices nor quotes while false. Default: true. */
  enabled?: boolean | undefined
}

/** A token of the form, with the account's balance where it is known: `quantity` if the account's list has it. */
export type ChosenSwapToken = SwapToken & Partial<Pick<TokenBalance, 'quantity' | 'amount' | 'price'>>

/** A swap: its form, its quote, and its actions. */
export type UseSwapReturnType = Pick<
  SwapState,
  'sourceTokenAmount' | 'initializing' | 'loading' | 'preview' | 'transactionError'
> &
  SwapFigures & {
    readonly sourceToken: ChosenSwapToken | undefined
    readonly toToken: ChosenSwapToken | undefined
    /** Whether `initialize` has resolved for the current network. */
    readonly initialized: boolean
    /** Validation error of the amount. */
    readonly inputError: SwapInputError | undefined
    /** Tokens that can be swapped on the network. */
    readonly tokens: readonly SwapToken[] | undefined
    readonly popularTokens: readonly SwapToken[] | undefined
    readonly suggestedTokens: readonly SwapToken[] | undefined
    /** Tokens of the account. */
    readonly myTokensWithBalance: readonly TokenBalance[] | undefined
    /** Quote of the swap; undefined while it is requested, and 30 seconds after it was received. */
    readonly quote: SwapQuote | undefined
    /** Query of the quote, refetched every 10 seconds while the page is visible. */
    readonly quotes: UseQueryResult<SwapQuote | null>
    /** The query of the prices. */
    readonly prices: UseQueryResult<TokenPrices>
    /** Address of the account; undefined while disconnected. */
    readonly address: string | undefined
    readonly network: Network | undefined
    /** Reads the initial data of a swap: see `initializeSwap`. */
    readonly initialize: Action<[given?: InitializeSwapParameters], void>
    /** Changes fields of the form. */
    update(changes: UpdateSwapParameters): void
    /** Clears the form. */
    reset(): void
    /** Builds a preview from the form: see `prepareSwap`. */
    readonly prepare: Action<[], SwapPreview & { readonly quote: SwapQuote }>
    /** Sends the prepared swap: see `confirmSwap`. */
    readonly confirm: Action<[parameters: ConfirmSwapParameters], SentSwap>
  }

/** Debounce time of the quote request, in milliseconds. */
const settleTime = 300

/**
 * The form of a swap, shared with the views of the modal. Call `initialize` before rendering it.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { initialize, prepare, confirm } = useSwap()
 * await initialize({ fromToken: 'ETH', toToken: 'USDC', amount: '1.5' })
 * const { quote } = await prepare()
 * await confirm({ quote })
 */
export function useSwap({ enabled = true, ...callbacks }: UseSwapParameters = {}): UseSwapReturnType {
  const { client } = useLatchkit()
  const form = useAtomValue(swapAtom)
  const { address, allAccounts } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const { sourceToken, toToken, sourceTokenAmount } = form
  const chainId = network?.caipNetworkId
  const isHere = enabled && form.initialized !== undefined && form.initialized === chainId

  const { data: tokens } = useClientQuery(
    isHere && network ? swapTokensQueryOptions(client, { network }) : undefined,
  )
  const balances = useClientQuery(
    isHere && address && network
      ? {
          ...tokenBalancesQueryOptions(client, { address, network }),
          // As in `useTokenBalances`.
          gcTime: Number.POSITIVE_INFINITY,
        }
      : undefined,
  )
  const { data: mine } = balances
  const account =
    isHere && address && network && balances.isFetched ? { address, network, listed: mine ?? [] } : undefined
  const held = useUnlisted(sourceToken, account)
  const native = useUnlisted(chainId && { chainId }, account)
  const { data: gasPrice } = useClientQuery(
    isHere && network ? gasPriceQueryOptions(client, { network }) : undefined,
  )
  const priced = chainId ? [{ chainId }, ...[sourceToken, toToken].filter(token => token !== undefined)] : []
  const prices = useClientQuery(isHere ? tokenPricesQueryOptions(client, { tokens: priced }) : undefined)

  const find = (token: SwapToken | undefined): ChosenSwapToken | undefined => {
    const known = token && mine?.find(one => isSameToken(one, token))
    return token && { ...token, ...(known && { quantity: known.quantity, amount: known.amount }) }
  }
  const listed = find(sourceToken)
  const source = listed && { ...listed, ...(held !== undefined && { amount: held }) }
  const isSmart = allAccounts.find(one => one.address === address)?.type === 'smartAccount'
  const checked = sourceToken
    ? checkSwapAmount({
        text: sourceTokenAmount,
        token: sourceToken,
        balance: source?.amount,
        nativeBalance: native ?? mine?.find(token => !token.address)?.amount,
        gasFee: isSmart ? undefined : getSwapFigures({ ...nothing, gasPrice }).gasFee,
      })
    : {}
  const amount = checked.value
  // If the token changes meanwhile, the same text is a different amount.
  const asked = useSettled(amount) === amount ? amount : undefined
  const quotes = useClientQuery(
    isHere && address && network && sourceToken && toToken && asked
      ? swapQuoteQueryOptions(client, { sourceToken, toToken, amount: asked, from: address, network })
      : undefined,
  )
  const { data } = quotes
  const quote = data && isFreshQuote(data) ? data : undefined
  const figures = getSwapFigures({
    sourceToken,
    toToken,
    amount,
    quote,
    network,
    prices: prices.data,
    gasPrice: quote?.gasPrice ?? gasPrice,
  })
  const { sourceTokenPriceInUSD, toTokenPriceInUSD } = figures
  const initialize = useAction((given?: InitializeSwapParameters) => initializeSwap(client, given))
  const prepare = useAction(() => prepareSwap(client))
  const confirm = useAction((parameters: ConfirmSwapParameters) => confirmSwap(client, parameters), callbacks)
  const actions = useMemo(
    () => ({
      update: (changes: UpdateSwapParameters) => updateSwap(client, changes),
      reset: () => resetSwap(client),
    }),
    [client],
  )
  const tagged = (tag: string) => tokens?.filter(({ tags }) => tags.includes(tag))
  return {
    ...form,
    ...figures,
    ...actions,
    sourceToken: source && { ...source, price: sourceTokenPriceInUSD },
    toToken: toToken && { ...toToken, ...find(toToken), price: toTokenPriceInUSD },
    initialized: isHere,
    inputError: checked.inputError ?? (data === null ? 'Incorrect amount' : undefined),
    tokens,
    popularTokens: tagged('popular'),
    suggestedTokens: tagged('suggested'),
    myTokensWithBalance: mine,
    quote,
    quotes,
    prices,
    address,
    network,
    initialize,
    prepare,
    confirm,
  }
}

/** Balance of a token that the list of the account lacks, read from the chain. Undefined if it is listed or not known. */
function useUnlisted(
  token: Pick<SwapToken, 'chainId' | 'address'> | undefined,
  account:
    | { readonly address: string; readonly network: Network; readonly listed: readonly TokenBalance[] }
    | undefined,
): bigint | undefined {
  const { client } = useLatchkit()
  const { chainId, address } = token ?? {}
  const isUnlisted =
    account?.network.caipNetworkId === chainId && !account?.listed.some(one => isSameToken(one, token))
  const contract = address?.split(':').at(-1)
  return useClientQuery(
    account && isUnlisted
      ? balanceQueryOptions(client, { ...account, token: contract ? { address: contract } : undefined })
      : undefined,
  ).data?.value
}

const nothing = {
  sourceToken: undefined,
  toToken: undefined,
  amount: undefined,
  quote: undefined,
  prices: undefined,
  network: undefined,
}

/** Debounces a value. */
function useSettled<value>(value: value): value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleTime)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
