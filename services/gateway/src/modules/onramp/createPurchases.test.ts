import { describe, expect, it } from 'vitest'
import type { HistoryRow } from '../../providers/historyRow.js'
import { own } from '../../providers/loadProviders.js'
import type { Onramp } from '../../providers/onramp.js'
import { ProviderError } from '../../providers/providerError.js'
import { createPurchases } from './createPurchases.js'

const chainId = 'eip155:1'
const account = '0x00000000000000000000000000000000000000aa'
const { signal } = new AbortController()
const asked = { purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: 100, network: 'base' }
const row = (id: string, day: number): HistoryRow => ({
  id,
  metadata: {
    operationType: 'buy',
    hash: '',
    chain: chainId,
    minedAt: `2026-01-0${day}T00:00:00.000Z`,
    sentFrom: 'Somebody',
    sentTo: account,
    status: 'pending',
    nonce: 0,
  },
  transfers: [],
})
const down = (name: string) => async (): Promise<never> => {
  throw new ProviderError('no-answer', `${name} did not answer`)
}
const broken = async (): Promise<never> => {
  throw new TypeError('a mistake of ours')
}
const options = { paymentCurrencies: [], purchaseCurrencies: [] }
const onramp = (readPurchases: Onramp['readPurchases'], more: Partial<Onramp> = {}): Onramp => ({
  readOptions: async () => options,
  quote: broken,
  createUrl: broken,
  ...(readPurchases && { readPurchases }),
  ...more,
})

/** The purchases of hosted providers, and of our own sandbox at the end. */
function open(hosted: readonly Onramp[], sandbox?: Onramp) {
  const errors: string[] = []
  const list = [...hosted.map((one, index) => ({ name: `p${index}`, onramp: one })), own] as const
  const purchases = createPurchases({
    providers: { of: () => list, all: () => list },
    own: sandbox,
    onError: ({ message }) => errors.push(message),
  })
  return { purchases, errors }
}
const idsOf = async ({ purchases }: ReturnType<typeof open>) =>
  (await purchases.readPurchases(chainId, account, signal)).map(({ id }) => id)

describe('readPurchases', () => {
  it('lists those of every provider that can say, newest first, for the account and chain', async () => {
    const seen: unknown[] = []
    const listing = (...rows: HistoryRow[]) =>
      onramp(async (...parameters) => {
        seen.push(parameters)
        return rows
      })
    const both = open(
      [listing(row('a', 4), row('b', 1)), onramp(undefined)],
      listing(row('c', 5), row('d', 2)),
    )
    expect(await idsOf(both)).toEqual(['c', 'a', 'd', 'b'])
    expect(seen).toEqual([
      [chainId, account, signal],
      [chainId, account, signal],
    ])
  })

  it('gives what the others say where one fails, and reports that one', async () => {
    const one = open([onramp(down('first')), onramp(async () => [row('a', 1)])])
    expect(await idsOf(one)).toEqual(['a'])
    expect(one.errors).toEqual(['first did not answer'])
  })

  it('fails where all of them fail: an empty list would say that nothing was bought', async () => {
    const none = open([onramp(down('first')), onramp(undefined)], onramp(down('second')))
    await expect(idsOf(none)).rejects.toMatchObject({
      name: 'ProviderError',
      message: 'first did not answer',
    })
    expect(none.errors).toHaveLength(2)
  })

  it('is empty where it is not known', async () => {
    expect(await idsOf(open([onramp(undefined)]))).toEqual([])
    expect(await idsOf(open([]))).toEqual([])
  })

  it('does not hide a mistake of ours', async () => {
    await expect(
      idsOf(
        open(
          [onramp(broken)],
          onramp(async () => [row('a', 1)]),
        ),
      ),
    ).rejects.toThrow('a mistake')
  })
})

describe('options, quotes and pages', () => {
  it('come from the next provider where one fails, and are refused where there is none', async () => {
    const quote = { quoteId: 'q' } as Awaited<ReturnType<Onramp['quote']>>
    const second = onramp(undefined, { quote: async () => quote, createUrl: async (_, origin) => origin })
    const first = onramp(undefined, { quote: down('first'), createUrl: down('first') })
    const { purchases, errors } = open([first, second])
    const visitor = { ...asked, account, partnerUserId: undefined, ipAddress: undefined }
    expect(await purchases.quote(asked, signal)).toBe(quote)
    expect(await purchases.createUrl(visitor, 'https://gateway.example', signal)).toBe(
      'https://gateway.example',
    )
    expect(errors).toHaveLength(2)
    const none = open([]).purchases
    expect([purchases.isOffered, none.isOffered]).toEqual([true, false])
    await expect(none.readOptions(signal)).rejects.toMatchObject({ status: 501 })
  })
})
