import { createServer } from 'node:http'
import {
  deployAssets,
  deployEns,
  type LocalStack,
  localAssets,
  localEns,
  multicall3Address,
  startLocalStack,
} from '@latchkit/local-stack'
import { createTestClient, type Hex, http, publicActions } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'
import { type RunningGateway, startGateway } from '../../exports/index.js'

const chainId = 'eip155:31337'
let stack: LocalStack
let gateway: RunningGateway
let owner: Hex
let other: Hex
let third: Hex
/** Requests to the gateway of the names below `far.eth`. */
const asked: string[] = []
const far = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end(JSON.stringify({ data: '0x00' }))
})
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  const [{ rpcUrl }] = stack.chains
  ;[owner, other, third] = stack.accounts.map(({ address }) => address) as [Hex, Hex, Hex]
  await deployAssets(rpcUrl, owner)
  await new Promise<void>(resolve => far.listen(0, '127.0.0.1', resolve))
  const address = far.address()
  const port = typeof address === 'object' ? address?.port : 0
  const nft = (id: number) => `eip155:31337/erc721:${localAssets.nft}/${id}`
  await deployEns(
    rpcUrl,
    [
      {
        name: 'alice.eth',
        addresses: { 60: owner, [2 ** 31]: other, [((2 ** 31) | 31337) >>> 0]: third },
        texts: { avatar: nft(1), description: 'Draws\u202e.' },
        reverse: [owner, other],
      },
      { name: 'web.eth', addresses: { 60: other }, texts: { avatar: 'https://a.example/x.png' } },
      { name: 'thief.eth', addresses: { 60: third }, texts: { avatar: nft(1) }, reverse: [] },
      // Not normalized: a Cyrillic letter in a Latin name, and capitals.
      { name: 'аlice.eth', addresses: { 60: third }, reverse: [third] },
    ],
    { parent: 'far.eth', url: `http://127.0.0.1:${port}/{sender}/{data}.json`, signer: owner },
  )
  gateway = await startGateway(options(rpcUrl))
})
afterAll(async () => {
  await gateway?.close()
  await stack?.stop()
  far.close()
})
const options = (rpcUrl: string) => ({
  port: 0,
  logLevel: 'silent' as const,
  rpcUrls: { [chainId]: [rpcUrl] },
  namesChain: chainId,
  namesResolver: localEns.universalResolver,
})

async function ask(path: string, { url } = gateway) {
  const response = await fetch(`${url}/v1/${path}`)
  return { status: response.status, body: await response.json() }
}
/** Calls that the node has answered. */
async function countCalls({ url }: RunningGateway) {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^gateway_rpc_upstream_total\{.*outcome="answer"\} (\d+)$/m.exec(metrics)?.[1])
}
const drawing = expect.stringMatching(/^data:image\/svg\+xml;base64,/)
const alice = () => ({
  name: 'alice.eth',
  registered_at: null,
  updated_at: null,
  addresses: {
    60: { address: owner, created: null },
    2147483648: { address: other, created: null },
    2147514985: { address: third, created: null },
  },
  attributes: [{ avatar: drawing, bio: 'Draws.' }],
})

describe('names', () => {
  it('gives the addresses of a name by coin type, and the NFT that is its image', async () => {
    expect(await ask('profile/account/alice.eth')).toEqual({ status: 200, body: alice() })
    expect(await ask('profile/account/ALICE.eth')).toEqual({ status: 200, body: alice() })
  })

  it('serves images of other hosts itself, and none that is not the NFT of the name', async () => {
    const web = (await ask('profile/account/web.eth')).body
    expect(web).toMatchObject({
      attributes: [{ avatar: expect.stringMatching(/^\/public\/getRemoteImage\//) }],
    })
    expect((await ask('profile/account/thief.eth')).body).toMatchObject({ attributes: [{}] })
  })

  it('answers 404 for a name that is not registered, 400 for an invalid name', async () => {
    expect((await ask('profile/account/nobody.eth')).status).toBe(404)
    for (const name of ['alice', 'a_b..eth', 'al%E2%80%8Bice.eth.', 'а%00b.eth', `${'x'.repeat(300)}.eth`]) {
      expect([(await ask(`profile/account/${name}`)).status, name]).toEqual([400, name])
    }
    expect((await ask('identity/0x12')).status).toBe(400)
    for (const sender of ['0x12', 'alice.eth', `${owner}0`, `eip155::${owner}`, 'a%20b', `sender=${owner}`]) {
      expect(await ask(`identity/${owner}?sender=${sender}`)).toMatchObject({
        status: 400,
        body: { reasons: [{ name: 'sender' }] },
      })
    }
  })

  it('gives the name of an account where both say so', async () => {
    for (const sender of ['', other, `eip155:1:${other}`, 'GfeDtD1XVFRmNHzB4LCA8DPZW6ZtGBXQvJrELdfzr7sB']) {
      expect(await ask(`identity/${owner}?sender=${sender}`)).toEqual({
        status: 200,
        body: { name: 'alice.eth', avatar: drawing },
      })
    }
    const none = { status: 200, body: { name: null, avatar: null } }
    // It says alice.eth, which has another address.
    expect(await ask(`identity/${other}`)).toEqual(none)
    expect(await ask(`identity/${stack.accounts[5]?.address}`)).toEqual(none)
    expect(await ask(`profile/reverse/${owner}`)).toEqual({ status: 200, body: [alice()] })
    expect(await ask(`profile/reverse/${other}`)).toEqual({ status: 200, body: [] })
  })

  it('reads the records of a name by a single call of the node', async () => {
    // A new gateway for each: it shares answers among the callers of a second.
    const counted = async (path: string) => {
      const fresh = await openGateway(options(stack.chains[0].rpcUrl))
      const { status } = await ask(path, fresh)
      return { status, calls: await countCalls(fresh) }
    }
    // The records, the owner of the NFT, and at the same time its metadata and its collection.
    expect(await counted('profile/account/alice.eth')).toEqual({ status: 200, calls: 4 })
    expect(await counted('profile/account/web.eth')).toEqual({ status: 200, calls: 1 })
    expect(await counted('profile/account/nobody.eth')).toEqual({ status: 404, calls: 1 })
    // The name that the account claims before them.
    expect(await counted(`identity/${owner}`)).toEqual({ status: 200, calls: 5 })
    expect(await counted(`profile/reverse/${owner}`)).toEqual({ status: 200, calls: 5 })
    expect(await counted(`profile/reverse/${other}`)).toEqual({ status: 200, calls: 2 })
    expect(await counted(`identity/${stack.accounts[5]?.address}`)).toEqual({ status: 200, calls: 1 })
  })

  it('reads records where the chain has no Multicall3', async () => {
    const chain = createTestClient({ mode: 'anvil', transport: http(stack.chains[0].rpcUrl) })
    const code = await chain.extend(publicActions).getCode({ address: multicall3Address })
    await chain.setCode({ address: multicall3Address, bytecode: '0x' })
    try {
      const fresh = await openGateway(options(stack.chains[0].rpcUrl))
      expect(await ask('profile/account/alice.eth', fresh)).toEqual({ status: 200, body: alice() })
      expect((await ask('profile/account/nobody.eth', fresh)).status).toBe(404)
      expect((await ask(`identity/${owner}`, fresh)).body).toEqual({ name: 'alice.eth', avatar: drawing })
    } finally {
      await chain.setCode({ address: multicall3Address, bytecode: code ?? '0x' })
    }
  })

  it('asks no gateway of names at a private address', async () => {
    expect((await ask('profile/account/x.far.eth')).status).toBe(502)
    expect(asked).toEqual([])
    const open = await openGateway({ ...options(stack.chains[0].rpcUrl), privateAddresses: ['127.0.0.1'] })
    // Its answer is refused by the contract: it is not signed.
    expect((await ask('profile/account/x.far.eth', open)).status).toBe(404)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked[0]).toMatch(/^\/0x[0-9a-f]{40}\/0x9061b923[0-9a-f]+\.json$/)
  })

  it('answers 501 without the chain of the names, 502 when it is down', async () => {
    const none = await openGateway({ rpcUrls: {}, namesChain: 'eip155:999999' })
    expect((await ask('profile/account/alice.eth', none)).status).toBe(501)
    const down = await openGateway({ ...options('http://127.0.0.1:1') })
    expect((await ask('profile/account/alice.eth', down)).status).toBe(502)
    expect((await ask(`identity/${owner}`, down)).status).toBe(502)
  })
})
