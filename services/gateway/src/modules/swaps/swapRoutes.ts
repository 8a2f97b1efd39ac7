import { type Context, Hono } from 'hono'
import { getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { CallRefused } from '../../callRefused.js'
import { type Chains, currencyOf, isCaip2 } from '../../chains/loadChains.js'
import { readQuery } from '../../http/answers.js'
import { limitBody } from '../../http/limitBody.js'
import type { Swap } from '../../providers/swap.js'
import type { RemoteImages } from '../../remote/createRemoteImages.js'
import type { Tokens } from '../../tokens/loadTokens.js'
import { readAccount } from '../../tokens/readAccount.js'
import type { Swaps } from './createSwaps.js'
import { swapFeeRate } from './encodeSwap.js'

/** The address that represents the currency of a chain. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const maxBytes = 4096
const noStore = { 'cache-control': 'no-store' }

const amount = z.string().regex(/^[1-9]\d{0,77}$/, 'must be a whole number above 0, in the smallest unit')
const gasPrice = z.string().regex(/^\d{1,78}$/, 'must be a whole number, in the smallest unit')
const account = z.string().transform((text, context) => {
  const [chainId, token] = readCaip10(text) ?? []
  if (chainId && token && token !== 'native') return { chainId, address: token }
  context.addIssue('must be an account such as eip155:1:0x…')
  return z.NEVER
})
const token = z.string().transform((text, context) => {
  const [chainId, address] = readCaip10(text) ?? []
  if (chainId && address) return { chainId, address }
  context.addIssue('must be a token such as eip155:1:0x…')
  return z.NEVER
})
const pair = { userAddress: account, from: token, to: token }
const schemas = {
  tokens: z.object({ chainId: z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1') }),
  // The kit sends the price that it shows. A quote here does not depend on it.
  quote: z.object({ ...pair, amount, gasPrice: gasPrice.optional() }),
  approve: z.object({ ...pair, amount: amount.optional() }),
  allowance: z.object({ tokenAddress: token, userAddress: account }),
  build: z.object({
    ...pair,
    amount,
    eip155: z
      .object({ slippage: z.number().min(0, 'must be at least 0').max(50, 'must be at most 50').default(1) })
      .prefault({}),
    minimum: amount.optional(),
    withApproval: z.boolean().optional(),
  }),
}

/** Routes of swaps: `/v1/convert/*`. */
export function swapRoutes(parameters: {
  readonly swaps: Swaps
  readonly tokens: Tokens
  readonly chains: Chains
  readonly images: RemoteImages
}): Hono {
  const { swaps, tokens, chains, images } = parameters
  const app = new Hono()

  app.get('/v1/convert/tokens', context => {
    const { chainId } = read(schemas.tokens, context)
    const chain = chains.get(chainId)
    if (!chain || !swaps.chains.includes(chainId)) {
      throw new CallRefused(501, 'chainId', 'is a chain that this gateway does not swap on')
    }
    const currency = {
      ...currencyOf(chain),
      address: toCaip10({ chainId, address: 'native' }),
      tags: ['popular'],
    }
    const listed = [...(tokens.get(chainId)?.values() ?? [])].map(
      ({ name, symbol, address, decimals, iconUrl, eip2612, tags }) => ({
        name,
        symbol,
        address: toCaip10({ chainId, address }),
        decimals,
        ...(iconUrl !== undefined && { logoUri: images.pathOf(iconUrl) }),
        ...(eip2612 !== undefined && { eip2612 }),
        ...(tags !== undefined && { tags }),
      }),
    )
    return context.json({ tokens: [currency, ...listed] }, 200, { 'cache-control': 'public, max-age=60' })
  })

  app.get('/v1/convert/quotes', async context => {
    const query = read(schemas.quote, context)
    const found = await swaps.quote(toSwap(query, BigInt(query.amount)), context.req.raw.signal)
    const { from, to } = query
    const quote = {
      id: null,
      fromAmount: query.amount,
      fromAccount: toCaip10(from),
      toAmount: String(found?.amountOut),
      toAccount: toCaip10(to),
      feeRate: found?.hasFee ? swapFeeRate : '0',
    }
    return context.json({ quotes: found ? [quote] : [] }, 200, noStore)
  })

  app.get('/v1/convert/allowance', async context => {
    const { tokenAddress, userAddress } = read(schemas.allowance, context)
    const { chainId, address } = tokenAddress
    const { signal } = context.req.raw
    const allowance = await swaps.readAllowance(chainId, address, userAddress.address, signal)
    return context.json({ allowance: String(allowance) }, 200, noStore)
  })

  app.get('/v1/convert/gas-price', async context => {
    const { chainId } = read(schemas.tokens, context)
    const price = await swaps.readGasPrice(chainId, context.req.raw.signal)
    const more = (percent: bigint) => String((price * (100n + percent)) / 100n)
    return context.json({ standard: more(0n), fast: more(10n), instant: more(25n) }, 200, noStore)
  })

  app.get('/v1/convert/build-approve', async context => {
    const { amount: given, ...query } = read(schemas.approve, context)
    const swap = { ...toSwap(query, 0n), amount: given === undefined ? undefined : BigInt(given) }
    const { isReset, ...built } = await swaps.approve(swap, context.req.raw.signal)
    const tx = { ...toTransaction(query.userAddress, built), value: '0' }
    return context.json({ tx, ...(isReset && { isReset }) }, 200, noStore)
  })

  app.post('/v1/convert/build-transaction', limitBody(maxBytes), async context => {
    const parsed = schemas.build.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new CallRefused(400, String(issue?.path[0] ?? 'body'), issue?.message ?? 'must be JSON')
    }
    const { eip155, withApproval, minimum, ...query } = parsed.data
    const slippage = BigInt(Math.round(eip155.slippage * 100))
    const swap = {
      ...toSwap(query, BigInt(query.amount)),
      slippage,
      withApproval,
      minimum: minimum === undefined ? undefined : BigInt(minimum),
    }
    const { amountOut, value, ...built } = await swaps.build(swap, context.req.raw.signal)
    const { eip155: fees, ...made } = toTransaction(query.userAddress, built)
    const tx = {
      ...made,
      value: String(value),
      amount: String(amountOut),
      // Here the gas is a string; in an approval it is a number.
      ...(fees && { eip155: { ...fees, gas: String(fees.gas) } }),
    }
    return context.json({ tx }, 200, noStore)
  })
  return app
}

type Token = { readonly chainId: string; readonly address: string }

function toSwap(
  query: {
    readonly userAddress: Token
    readonly from: Token
    readonly to: Token
  },
  sold: bigint,
): Swap {
  const { userAddress, from, to } = query
  const { chainId } = from
  if (to.chainId !== chainId) throw new CallRefused(400, 'to', 'must be on the chain of from')
  if (userAddress.chainId !== chainId)
    throw new CallRefused(400, 'userAddress', 'must be on the chain of from')
  return { chainId, account: userAddress.address, from: from.address, to: to.address, amount: sold }
}

function toTransaction(from: Token, built: { to: string; data: string; gas?: bigint; gasPrice?: bigint }) {
  const { to, data, gas, gasPrice } = built
  return {
    from: toCaip10(from),
    to: toCaip10({ chainId: from.chainId, address: to }),
    data,
    ...(gas !== undefined && { eip155: { gas: Number(gas), gasPrice: String(gasPrice) } }),
  }
}

function toCaip10({ chainId, address }: Token): string {
  if (address === 'native') return `${chainId}:${chainId.startsWith('eip155:') ? nativeAddress : address}`
  return `${chainId}:${isAddress(address, { strict: false }) ? getAddress(address) : address}`
}

function readCaip10(text: string): readonly [string, string] | undefined {
  const at = text.lastIndexOf(':')
  const [chainId, given] = [text.slice(0, at), text.slice(at + 1)]
  if (given === 'native' && chainId.startsWith('solana:')) return [chainId, given]
  const address = readAccount(chainId, given)
  return address === undefined ? undefined : [chainId, address === nativeAddress ? 'native' : address]
}

/** Reads the query of a call. */
function read<schema extends z.ZodObject>(schema: schema, context: Context): z.output<schema> {
  const found = readQuery(schema, new URL(context.req.url).searchParams)
  if ('query' in found) return found.query
  const [{ name, description } = { name: 'query', description: 'query: is wrong' }] = found.reasons
  throw new CallRefused(400, name, description.slice(name.length + 2))
}
