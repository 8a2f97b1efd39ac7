import type { Plugin } from 'vite'

/** A directory of 90 wallets at `/directory`, on the origin of the tests; `@latchkit/gateway` is the real one. */
export function directoryPlugin(): Plugin {
  const rows = Array.from({ length: 90 }, (_, index) => ({
    id: `w${index + 1}`,
    name: `Wallet ${index + 1}`,
    chains: ['eip155:1'],
    homepage: `https://wallet${index + 1}.example/`,
    mobile_link: `w${index + 1}://`,
  }))
  return {
    name: 'directory',
    configureServer(server) {
      // An image that never comes.
      server.middlewares.use('/directory/never', () => {})
      server.middlewares.use('/directory/getWallets', (request, response) => {
        const query = new URL(request.url ?? '', 'http://localhost').searchParams
        const search = query.get('search')?.toLowerCase() ?? ''
        const include = query.get('include')?.split(',')
        const found = rows.filter(
          ({ id, name }) => name.toLowerCase().includes(search) && (include?.includes(id) ?? true),
        )
        const entries = Number(query.get('entries'))
        const from = (Number(query.get('page')) - 1) * entries
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ count: found.length, data: found.slice(from, from + entries) }))
      })
    },
  }
}
