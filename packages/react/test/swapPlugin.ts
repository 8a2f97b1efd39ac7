import type { Plugin } from 'vite'

const chainId = 'eip155:1'
const native = `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const usdc = `${chainId}:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48`
const router = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'

/** Answers of the gateway; a test changes them by a POST to `/swap/<id>/script`. */
export type SwapPluginScript = {
  /** Of a quote for 1 of what is sold, in the smallest unit. `0`: there is no quote. */
  readonly toAmount: string
  readonly feeRate: string
  readonly allowance: string
  /** Answers each call whose path ends in it by 502, or by 501. */
  readonly failing: string
  readonly unserved: string
  /** Target of the swap. */
  readonly to: string
}

/**
 * Serves a gateway's swap routes at `/swap/<id>` on the origin of the tests; `@latchkit/gateway` is the real one. Each id has
 * its script, and `/swap/<id>/calls` counts the quotes.
 */
export function swapPlugin(): Plugin {
  const scripts = new Map<string, SwapPluginScript>()
  const quotes = new Map<string, number>()
  const initial = {
    toAmount: '2995512345',
    feeRate: '0',
    allowance: '0',
    failing: '-',
    unserved: '-',
    to: router,
  }
  return {
    name: 'swap',
    configureServer(server) {
      server.middlewares.use('/swap/', async (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
        const id = pathname.split('/')[1] ?? ''
        const script = scripts.get(id) ?? initial
        const answer = (body: unknown, status = 200) => {
          response.statusCode = status
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(body))
        }
        let sent = ''
        for await (const part of request) sent += part
        const body = sent === '' ? {} : JSON.parse(sent)
        if (pathname.endsWith('/script')) {
          scripts.set(id, { ...script, ...body })
          return answer({})
        }
        if (pathname.endsWith('/calls')) return answer(quotes.get(id) ?? 0)
        if (pathname.endsWith('/balance'))
          return answer({
            balances: [
              {
                name: 'Ether',
                symbol: 'ETH',
                chainId,
                value: 9000,
                price: 3000,
                quantity: { decimals: '18', numeric: '3' },
              },
              {
                name: 'USD Coin',
                symbol: 'USDC',
                chainId,
                address: usdc,
                value: 20,
                price: 1,
                quantity: { decimals: '6', numeric: '20' },
              },
            ],
          })
        if (pathname.endsWith('/supported-chains')) return answer({ http: [chainId], ws: [] })
        if (pathname.endsWith(script.failing)) return answer({}, 502)
        if (pathname.endsWith(script.unserved)) return answer({}, 501)
        const common = { from: searchParams.get('userAddress'), value: '0', eip155: { gas: 180_000 } }
        switch (pathname.split('/').at(-1)) {
          case 'tokens':
            return answer({
              tokens: [
                { name: 'Ether', symbol: 'ETH', address: native, decimals: 18, tags: ['popular'] },
                { name: 'USD Coin', symbol: 'USDC', address: usdc, decimals: 6, tags: ['suggested'] },
                ...Array.from({ length: 300 }, (_, index) => ({
                  name: index === 1 ? `\u202e<b>${'W'.repeat(200)}` : `Token ${index}`,
                  symbol: index === 1 ? 'W'.repeat(80) : `T${index}`,
                  address: `${chainId}:0x${index.toString(16).padStart(40, 'a')}`,
                  decimals: 18,
                })),
              ],
            })
          case 'gas-price':
            return answer({ standard: '1000000000', fast: '1', instant: '1' })
          case 'quotes': {
            quotes.set(id, (quotes.get(id) ?? 0) + 1)
            const { toAmount, feeRate } = script
            return answer({ quotes: toAmount === '0' ? [] : [{ id: null, toAmount, feeRate }] })
          }
          case 'allowance':
            return answer({ allowance: script.allowance })
          case 'build-approve': {
            const amount = BigInt(searchParams.get('amount') ?? 0).toString(16)
            const data = `0x095ea7b3${router.slice(2).padStart(64, '0')}${amount.padStart(64, '0')}`
            return answer({ tx: { ...common, to: searchParams.get('from'), data } })
          }
          case 'build-transaction':
            return answer({
              tx: {
                ...common,
                from: body.userAddress,
                to: `${chainId}:${script.to}`,
                data: '0x12345678',
                value: body.from === native ? body.amount : '0',
                amount: script.toAmount,
              },
            })
          case 'price':
            return answer({
              fungibles: body.addresses.map((address: string) => ({
                address,
                name: '',
                symbol: '',
                price: address === native ? (body.currency === 'eur' ? 2000 : 3000) : 1,
              })),
            })
          default:
            return answer({}, 404)
        }
      })
    },
  }
}
