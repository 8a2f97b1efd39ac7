import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openGateway } from './openGateway.js'
import { writeFiles } from './writeFiles.js'

const chainId = 'eip155:1'
const account = '0x00000000000000000000000000000000000000aa'

/** A Blockscout with one transaction on each of two pages. */
async function openBlockscout() {
  const asked: string[] = []
  const state = { isDown: false }
  const row = (block: number) => ({
    hash: `0x${String(block).repeat(64)}`,
    block_number: block,
    timestamp: '2026-01-01T00:00:00Z',
    from: { hash: account },
    to: { hash: account },
    value: '1',
    nonce: 1,
    status: 'ok',
  })
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host')
    asked.push(url.pathname)
    if (state.isDown) return void response.writeHead(503).end()
    const isSecond = url.searchParams.has('block_number')
    const items = url.pathname.endsWith('/transactions') ? [row(isSecond ? 1 : 2)] : []
    const next = isSecond || items.length === 0 ? null : { block_number: 2 }
    response.end(JSON.stringify({ items, next_page_params: next }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    state,
  }
}

async function open(file: object) {
  const path = await writeFiles({ 'providers.json': file })
  return openGateway({ providersFile: path('providers.json') })
}

async function get(url: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ chainId, ...query })
  const response = await fetch(`${url}/v1/account/${account}/history?${search}`)
  const body = (await response.json()) as { data?: { id: string }[]; next: string | null }
  return { status: response.status, ids: body.data?.map(({ id }) => id.slice(0, 4)), next: body.next }
}

describe('PROVIDERS_FILE', () => {
  it('asks the next provider when one fails, and says so in the list of chains', async () => {
    const [first, second] = [await openBlockscout(), await openBlockscout()]
    const providers = [first, second].map(({ url }) => ({ provider: 'blockscout', url }))
    const { url } = await open({ [chainId]: providers })
    expect((await get(url)).ids).toEqual(['0x22'])
    expect(second.asked).toEqual([])
    first.state.isDown = true
    const page = await get(url)
    expect(page.ids).toEqual(['0x22'])
    expect(second.asked).toHaveLength(2)
    expect(await get(url, { cursor: page.next ?? '' })).toEqual({ status: 200, ids: ['0x11'], next: null })
    second.state.isDown = true
    expect((await get(url)).status).toBe(502)
    expect((await get(url, { chainId: 'eip155:10' })).status).toBe(501)
    for (const text of ['blockscout:{', 'blockscout:5', 'own:1.1', 'das:1', 'x']) {
      const cursor = Buffer.from(text).toString('base64url')
      expect((await get(url, { cursor })).status).toBe(400)
    }
    const chains = await (await fetch(`${url}/v1/supported-chains`)).json()
    expect(chains).toMatchObject({ capabilities: { history: [chainId], nfts: [chainId] } })
  })

  it.each([
    [{ [chainId]: [{ provider: 'none' }] }, 'must be one of blockscout'],
    [{ ethereum: [] }, 'must be a CAIP-2 id'],
    [{ [chainId]: [{ provider: '0x' }] }, 'eip155:1: 0x: needs key'],
    [{ '*': [{ provider: 'das' }] }, '*: das: needs url'],
    [{ [chainId]: [{ provider: 'jupiter' }] }, 'does not serve this chain'],
    [{ [chainId]: [{ provider: '1inch', key: 'NO_SUCH_KEY' }] }, 'the variable NO_SUCH_KEY is not set'],
    [{ [chainId]: [{ provider: '1inch', key: 'the-key-itself' }] }, 'must be the name of a variable'],
  ])('%j stops the service', async (file, line) => {
    await expect(open(file)).rejects.toMatchObject({
      code: 'gateway/bad-file',
      message: expect.stringContaining(line),
    })
  })
})
