import { z } from 'zod'
import { ProviderError } from '../providerError.js'
import type { Swap } from '../swap.js'
import type { HostedOptions, Provider, TokenPrice } from '../types.js'
import { createAskHost } from './createAskHost.js'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const wrappedSol = 'So11111111111111111111111111111111111111112'
/** The program that swaps. */
const program = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
/** Mints of a single price request. */
const perCall = 50

const whole = z.string().regex(/^\d{1,20}$/)
/** The whole quote goes back to Jupiter. */
const quoteSchema = z.looseObject({
  inputMint: z.string(),
  outputMint: z.string(),
  inAmount: whole,
  outAmount: whole,
})
const swapSchema = z.object({ swapTransaction: z.string().regex(/^[A-Za-z0-9+/]+=*$/) })
const pricesSchema = z.record(z.string(), z.unknown())
const priceSchema = z.object({
  usdPrice: z.number().min(0),
  /** In percent. */
  priceChange24h: z.number().optional().catch(undefined),
})

const mintOf = (token: string) => (token === 'native' ? wrappedSol : token)

/** Swaps and prices of Jupiter on Solana: https://dev.jup.ag. It takes no fee for us: that needs an account per token. */
export function jupiter({ url, key, timeout }: HostedOptions): Provider {
  const headers = key === undefined ? {} : { 'x-api-key': key }
  const ask = createAskHost({ name: 'jupiter', url, timeout, headers })
  const readQuote = async ({ from, to, amount }: Swap, slippage: bigint, signal: AbortSignal) => {
    const query = {
      inputMint: mintOf(from),
      outputMint: mintOf(to),
      amount: String(amount),
      slippageBps: String(slippage),
    }
    const quote = await ask({ path: '/swap/v1/quote', query, schema: quoteSchema, signal })
    const isAsked =
      !quote ||
      (quote.inputMint === query.inputMint &&
        quote.outputMint === query.outputMint &&
        quote.inAmount === query.amount)
    if (!isAsked) throw new ProviderError('bad-answer', 'jupiter quoted another swap')
    return quote
  }
  return {
    name: 'jupiter',
    async readPrices(chainId, tokens, signal) {
      const found = new Map<string, TokenPrice>()
      if (chainId !== mainnet) return found
      for (let start = 0; start < tokens.length; start += perCall) {
        const some = tokens.slice(start, start + perCall)
        const query = { ids: [...new Set(some.map(mintOf))].join() }
        const answer = await ask({ path: '/price/v3', query, schema: pricesSchema, signal })
        const named = Object.keys(answer ?? {})
        if (named.length > 0 && !some.some(token => named.includes(mintOf(token))))
          throw new ProviderError('bad-answer', 'jupiter returned data that was not requested')
        for (const token of some) {
          const read = priceSchema.safeParse(answer?.[mintOf(token)])
          if (!read.success) continue
          const { usdPrice: usd, priceChange24h: percent } = read.data
          found.set(token, { usd, ...(percent !== undefined && { dayChange: percent / 100 }) })
        }
      }
      return found
    },
    swaps: {
      serves: chainId => chainId === mainnet,
      async quote(swap, signal) {
        const quote = await readQuote(swap, 100n, signal)
        return quote && { amountOut: BigInt(quote.outAmount), hasFee: false }
      },
      readSpender: async () => undefined,
      async build({ slippage, ...swap }, signal) {
        const quoteResponse = await readQuote(swap, slippage, signal)
        if (!quoteResponse) return undefined
        const body = { quoteResponse, userPublicKey: swap.account, dynamicComputeUnitLimit: true }
        const answer = await ask({ path: '/swap/v1/swap', body, schema: swapSchema, signal })
        if (!answer) return undefined
        const amountOut = BigInt(quoteResponse.outAmount)
        return { to: program, data: answer.swapTransaction, value: 0n, amountOut }
      },
    },
  }
}
