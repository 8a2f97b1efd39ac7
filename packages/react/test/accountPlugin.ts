import { json } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { answerOnramp } from './onrampAnswers.js'

const chainId = 'eip155:1'
const hostile = `\u202e<img src=x onerror=alert(1)>\u200b${'W'.repeat(200)}`

const tokens = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Token ${index}`,
    symbol: `T${index}`,
    chainId,
    address: `${chainId}:0x${index.toString(16).padStart(40, '0')}`,
    value: 10 ** 6 - index,
    price: 1,
    quantity: { decimals: '6', numeric: `${10 ** 6 - index}` },
  }))

const native = {
  name: 'Ether',
  symbol: 'ETH',
  chainId,
  value: 3000.5,
  price: 2000.333,
  dayChange: -0.0213,
  quantity: { decimals: '18', numeric: '1.5' },
}

const balances: { readonly [kind: string]: readonly unknown[] } = {
  full: [
    {
      ...tokens(1)[0],
      name: 'Dollar',
      symbol: 'USD',
      value: 12.3456,
      price: 1,
      dayChange: 0.0004,
      quantity: { decimals: '6', numeric: '12.345678' },
    },
    native,
    {
      name: 'Dust',
      symbol: 'DUST',
      chainId,
      address: `${chainId}:0x${'f'.repeat(40)}`,
      value: 0.001,
      price: 1,
      quantity: { decimals: '6', numeric: '0.001' },
    },
    {
      name: 'Dollar',
      symbol: 'UЅD',
      chainId,
      address: `${chainId}:0x${'b'.repeat(40)}`,
      quantity: { decimals: '6', numeric: '5' },
    },
    {
      name: hostile,
      symbol: hostile,
      chainId,
      address: `${chainId}:0x${'c'.repeat(40)}`,
      quantity: { decimals: '0', numeric: '5' },
    },
    {
      name: hostile,
      symbol: hostile,
      chainId,
      address: `${chainId}:0x${'d'.repeat(40)}`,
      quantity: { decimals: '2', numeric: '5' },
    },
  ],
  large: tokens(1000),
  unpriced: [{ ...native, value: undefined, price: undefined, dayChange: undefined }],
  empty: [native],
}

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E'

function history(kind: string, cursor: string | null) {
  if (kind === 'empty') return { data: [], next: null }
  const count = { large: 10_000, long: 1_000 }[kind] ?? 30
  const page = cursor === null ? 0 : Number(cursor)
  const start = Date.UTC(2026, 2, 20)
  const data = Array.from({ length: count }, (_, index) => {
    const place = page * count + index
    const transfer = {
      direction: place % 2 ? 'in' : 'out',
      quantity: { numeric: `${place}.5` },
      value: place * 2,
      fungible_info: {
        name: 'Dollar',
        symbol: place === 1 ? hostile : 'USD',
        flags: { is_spam: false },
        icon: place === 3 ? { url: picture } : place === 4 ? { url: 'https://evil.example/' } : undefined,
      },
    }
    return {
      id: `0x${place.toString(16).padStart(64, '0')}`,
      metadata: {
        operationType: place % 2 ? 'receive' : 'send',
        hash: `0x${place.toString(16).padStart(64, '0')}`,
        chain: chainId,
        minedAt: new Date(start - place * 36e5 * 12).toISOString(),
        sentFrom: `0x${'1'.repeat(40)}`,
        sentTo: `0x${'2'.repeat(40)}`,
        status: place === 2 ? 'failed' : 'confirmed',
        nonce: place,
      },
      transfers: [transfer],
    }
  })
  return { data, next: ['full', 'interrupted'].includes(kind) && page === 0 ? '1' : null }
}

function nfts(kind: string) {
  const count = { full: 5, large: 1000, empty: 0 }[kind] ?? 0
  const data = Array.from({ length: count }, (_, index) => ({
    chainId,
    // The third is of an imitation of the collection.
    address: `0x${(index === 2 ? 'f' : 'e').repeat(40)}`,
    tokenId: `${index}`,
    standard: 'erc721',
    balance: '1',
    name: index === 1 ? hostile : `Cat #${index}`,
    collection: 'Cats',
    traits: [
      { name: 'Eyes', value: 'Blue' },
      { name: hostile, value: hostile },
    ],
    flags: { is_spam: false },
  }))
  return { data, next: null }
}

/**
 * A gateway's calls of an account at `/account/<kind>`, on the origin of the tests: `full`, `long`, `large`, `unpriced`, `empty`, `failing`,
 * `unindexed`, `unserved` and `interrupted`, whose second page fails each other time; each with its own purchases; `@latchkit/gateway` is the real one.
 */
export function accountPlugin(): Plugin {
  let hasFailed = false
  return {
    name: 'account',
    configureServer(server) {
      server.middlewares.use('/account/', async (request, response) => {
        const url = new URL(request.url ?? '', `http://${request.headers.host}`)
        const { pathname, searchParams } = url
        const kind = pathname.split('/')[1] ?? ''
        const answer = (status: number, body: unknown) => {
          response.statusCode = status
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(body))
        }
        if (pathname.endsWith('/supported-chains'))
          return answer(200, { http: kind === 'unserved' ? ['eip155:5'] : [chainId], ws: [] })
        if (kind === 'failing') return answer(502, {})
        const sent = request.method === 'POST' ? await json(request) : {}
        const bought = answerOnramp(url, sent as { readonly [field: string]: string })
        if (bought) return answer(bought.status, bought.body)
        if (pathname.endsWith('/balance')) return answer(200, { balances: balances[kind] ?? [native] })
        if (kind === 'unindexed') return answer(501, {})
        if (kind === 'interrupted' && searchParams.has('cursor')) {
          hasFailed = !hasFailed
          if (hasFailed) return answer(502, {})
        }
        if (pathname.endsWith('/history')) return answer(200, history(kind, searchParams.get('cursor')))
        if (pathname.endsWith('/nfts')) return answer(200, nfts(kind))
        return answer(404, {})
      })
    },
  }
}
