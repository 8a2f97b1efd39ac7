import { z } from 'zod'
import type { Swap } from '../swap.js'
import type { HostedOptions, Provider } from '../types.js'
import { createAskHost } from './createAskHost.js'

/** AllowanceHolder, which has the same address on the chains that 0x calls those of Cancun. */
const allowanceHolder = '0x0000000000001ff3684f28c67538d4d072c22734'
/** The chains where it has that address. */
const chains: readonly string[] = [
  '1',
  '10',
  '56',
  '100',
  '130',
  '137',
  '146',
  '480',
  '8453',
  '42161',
  '43114',
  '59144',
].map(id => `eip155:${id}`)
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** Our part of a swap, in ten-thousandths. */
const feeBips = '85'

const whole = z.string().regex(/^\d{1,78}$/)
const address = z
  .string()
  .regex(/^0x[0-9a-f]{40}$/i)
  .transform(text => text.toLowerCase())
const noRoute = z.object({ liquidityAvailable: z.literal(false) })
const priceSchema = z.union([noRoute, z.object({ liquidityAvailable: z.literal(true), buyAmount: whole })])
const quoteSchema = z.union([
  noRoute,
  z.object({
    liquidityAvailable: z.literal(true),
    buyAmount: whole,
    transaction: z.object({
      to: address,
      data: z.string().regex(/^0x[0-9a-f]*$/i),
      value: whole,
      gas: whole.nullish(),
    }),
  }),
])

/** Swaps of 0x, with AllowanceHolder: https://docs.0x.org. */
export function zeroX({ url, key = '', timeout, feeRecipient }: HostedOptions): Provider {
  const headers = { '0x-api-key': key, '0x-version': 'v2' }
  const ask = createAskHost({ name: '0x', url, timeout, headers })
  const toQuery = ({ chainId, account, from, to, amount }: Swap) => {
    const tokenOf = (token: string) => (token === 'native' ? native : token)
    return {
      chainId: chainId.slice('eip155:'.length),
      sellAmount: String(amount),
      taker: account,
      sellToken: tokenOf(from),
      buyToken: tokenOf(to),
      ...(feeRecipient && { swapFeeRecipient: feeRecipient, swapFeeBps: feeBips, swapFeeToken: tokenOf(to) }),
    }
  }
  return {
    name: '0x',
    swaps: {
      serves: chainId => chains.includes(chainId),
      async quote(swap, signal) {
        const path = '/swap/allowance-holder/price'
        const answer = await ask({ path, query: toQuery(swap), schema: priceSchema, signal })
        if (!answer?.liquidityAvailable) return undefined
        return { amountOut: BigInt(answer.buyAmount), hasFee: feeRecipient !== undefined }
      },
      readSpender: async () => allowanceHolder,
      async build({ slippage, ...swap }, signal) {
        const path = '/swap/allowance-holder/quote'
        const query = { ...toQuery(swap), slippageBps: String(slippage) }
        const answer = await ask({ path, query, schema: quoteSchema, signal })
        if (!answer?.liquidityAvailable) return undefined
        const { to, data, value, gas } = answer.transaction
        return {
          to,
          data,
          value: BigInt(value),
          amountOut: BigInt(answer.buyAmount),
          gas: gas ? BigInt(gas) : undefined,
        }
      },
    },
  }
}
