import { z } from 'zod'
import { ProviderError } from '../providerError.js'
import type { Swap } from '../swap.js'
import type { HostedOptions, Provider } from '../types.js'
import { createAskHost } from './createAskHost.js'

const chains: readonly string[] = [
  '1',
  '10',
  '56',
  '100',
  '130',
  '137',
  '146',
  '324',
  '8453',
  '42161',
  '43114',
  '59144',
].map(id => `eip155:${id}`)
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
/** Our part of a swap, in percent. */
const feePercent = '0.85'

const whole = z.string().regex(/^\d{1,78}$/)
const address = z
  .string()
  .regex(/^0x(?!0{40}$)[0-9a-f]{40}$/i)
  .transform(text => text.toLowerCase())
const quoteSchema = z.object({ dstAmount: whole })
const spenderSchema = z.object({ address })
const swapSchema = quoteSchema.extend({
  tx: z.object({
    to: address,
    data: z.string().regex(/^0x[0-9a-f]*$/i),
    value: whole,
    gas: z.int().min(0).nullish(),
  }),
})

/** Classic swaps of 1inch, version 6.1: https://business.1inch.com/portal/documentation. */
export function oneInch({ url, key = '', timeout, feeRecipient }: HostedOptions): Provider {
  const ask = createAskHost({ name: '1inch', url, timeout, headers: { authorization: `Bearer ${key}` } })
  const pathOf = (chainId: string, call: string) => `/swap/v6.1/${chainId.slice('eip155:'.length)}/${call}`
  const toQuery = ({ from, to, amount }: Swap) => {
    const tokenOf = (token: string) => (token === 'native' ? native : token)
    return {
      src: tokenOf(from),
      dst: tokenOf(to),
      amount: String(amount),
      ...(feeRecipient && { fee: feePercent }),
    }
  }
  return {
    name: '1inch',
    swaps: {
      serves: chainId => chains.includes(chainId),
      async quote(swap, signal) {
        const path = pathOf(swap.chainId, 'quote')
        const answer = await ask({ path, query: toQuery(swap), schema: quoteSchema, signal })
        return answer && { amountOut: BigInt(answer.dstAmount), hasFee: feeRecipient !== undefined }
      },
      async readSpender(chainId, signal) {
        const path = pathOf(chainId, 'approve/spender')
        const answer = await ask({ path, schema: spenderSchema, signal })
        if (!answer) throw new ProviderError('bad-answer', '1inch has no router there')
        return answer.address
      },
      async build({ slippage, ...swap }, signal) {
        const query = {
          ...toQuery(swap),
          from: swap.account,
          origin: swap.account,
          // In percent.
          slippage: String(Number(slippage) / 100),
          // The gateway simulates it by its own node.
          disableEstimate: 'true',
          ...(feeRecipient && { referrer: feeRecipient }),
        }
        const answer = await ask({ path: pathOf(swap.chainId, 'swap'), query, schema: swapSchema, signal })
        if (!answer) return undefined
        const { to, data, value } = answer.tx
        return { to, data, value: BigInt(value), amountOut: BigInt(answer.dstAmount) }
      },
    },
  }
}
