import { createCaches } from '@latchkit/service-base'
import { describe, expect, it } from 'vitest'
import { own } from '../../providers/loadProviders.js'
import { ProviderError } from '../../providers/providerError.js'
import type { Provider } from '../../providers/types.js'
import { createPrices } from './createPrices.js'

type ReadPrices = (
  chainId: string,
  tokens: readonly string[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, number>>
const chainId = 'eip155:1'
const knowing = (prices: { readonly [token: string]: number }): ReadPrices => {
  return async (_, tokens) =>
    new Map(tokens.flatMap(token => (token in prices ? [[token, prices[token] ?? 0]] : [])))
}
const down: ReadPrices = async () => {
  throw new ProviderError('no-answer', 'it is away')
}

const toPrices = (prices: ReadonlyMap<string, number>) =>
  new Map([...prices].map(([token, usd]) => [token, { usd }]))

/** Prices of one provider, which a test changes, and of our own pools. */
async function open(first: ReadPrices, pools: ReadPrices) {
  const state = { first, asked: [] as (readonly string[])[] }
  const readPrices: Provider['readPrices'] = async (id, tokens, ends) => {
    state.asked.push(tokens)
    return toPrices(await state.first(id, tokens, ends))
  }
  const list = [{ name: 'first', readPrices }, own] as const
  const providers = { of: () => list, all: () => list }
  const caches = await createCaches({ prefix: '', redisUrl: undefined, onError: () => {} })
  const prices = createPrices({ providers, own: pools, caches, onError: () => {} })
  const read = async (...tokens: readonly string[]) =>
    Object.fromEntries([...(await prices.read(chainId, tokens))].map(([token, { usd }]) => [token, usd]))
  return { state, read }
}

describe('createPrices', () => {
  it('keeps prices, and that there is none, where every provider answered', async () => {
    const { state, read } = await open(knowing({ a: 1 }), knowing({ b: 2 }))
    expect(await read('a', 'b', 'c')).toEqual({ a: 1, b: 2 })
    state.first = knowing({ a: 5, b: 5, c: 5 })
    expect(await read('a', 'b', 'c')).toEqual({ a: 1, b: 2 })
    expect(state.asked).toEqual([['a', 'b', 'c']])
  })

  it('does not keep that there is none where a provider failed which may know it', async () => {
    const { state, read } = await open(down, knowing({ b: 2 }))
    expect(await read('a', 'b')).toEqual({ b: 2 })
    state.first = knowing({ a: 1, b: 5 })
    expect(await read('a', 'b')).toEqual({ a: 1, b: 2 })
    expect(state.asked).toEqual([['a', 'b'], ['a']])
  })

  it('fails where all of them fail, and keeps nothing of it', async () => {
    const { state, read } = await open(down, down)
    await expect(read('a')).rejects.toMatchObject({ name: 'ProviderError' })
    state.first = knowing({ a: 1 })
    expect(await read('a')).toEqual({ a: 1 })
  })

  it('C25 leaves out what is no price', async () => {
    const { read } = await open(
      knowing({ a: Number.NaN, b: -1, c: Number.POSITIVE_INFINITY, d: 0 }),
      knowing({ b: 3 }),
    )
    expect(await read('a', 'b', 'c', 'd')).toEqual({ b: 3, d: 0 })
  })
})
