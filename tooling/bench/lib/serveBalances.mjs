import http from 'node:http'

const chainId = 'eip155:1'
const quantity = { decimals: '18', numeric: '1.5' }
const tokens = Array.from({ length: 30 }, (_, index) => {
  const address = `${chainId}:0x${String(index + 1).padStart(40, '0')}`
  return { name: `Token ${index}`, symbol: `T${index}`, chainId, address, quantity, price: 1, value: 1.5 }
})
const balances = [{ name: 'Ether', symbol: 'ETH', chainId, quantity, price: 3000, value: 4500 }, ...tokens]
const capabilities = { balances: [chainId], history: [], nfts: [], swaps: [], onramp: [] }

/** A gateway that knows the tokens of everybody at once, and nothing else: `{ url, close() }`. */
export async function serveBalances() {
  const answers = {
    balance: { balances },
    'supported-chains': { http: [chainId], ws: [], capabilities },
  }
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const found = answers[pathname.split('/').at(-1)]
    const identity = pathname.startsWith('/v1/identity/') ? { name: null, avatar: null } : undefined
    const body = found ?? identity
    response.writeHead(request.method === 'OPTIONS' ? 204 : body ? 200 : 404, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-max-age': '600',
      'content-type': 'application/json',
    })
    response.end(request.method === 'OPTIONS' ? undefined : JSON.stringify(body ?? {}))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
