import { rm } from 'node:fs/promises'
import {
  deployAssets,
  deployEns,
  deployExchange,
  type LocalStack,
  localAssets,
  localEns,
  localExchange,
  startLocalStack,
  testTokenAddress,
} from '@latchkit/local-stack'
import { createPublicClient, type Hex, http } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, askCall, callsOfIndex, callsOfNodes } from './chainCalls.js'
import { type Faulty, faults, startFaulty } from './openFaulty.js'
import { openGateway } from './openGateway.js'
import { chainId, type Store, seedStore, untilIndexed } from './startIndexed.js'
import { writeFiles } from './writeFiles.js'

// Each fault of a node × each call that asks one. Each gateway is new: what it kept from a good answer would hide the fault.
const { weth, v2Factory, v3Factory, quoter, swapRouter } = localExchange
const names = Object.keys(faults) as readonly (keyof typeof faults)[]
const limits = { rpcTimeout: 1000, minimumLiquidityUsd: 0, rpcPerMinute: 1e6 }
const rpc = {
  name: 'rpc',
  path: `/v1/?chainId=${chainId}`,
  body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId' },
}
let stack: LocalStack
let account: Hex
let node: Faulty
let store: Store
let height: number
const signingKey = generatePrivateKey()
/** Answer to each call without faults, and without an index. */
const expected = new Map<string, Answer>()
const withoutIndex = new Map<string, Answer>()
/** Calls for which an answer in another shape is noticed late: the next node is not called. */
const refused: Answer = {
  status: 502,
  body: {
    status: 'FAILED',
    reasons: [{ name: 'provider', description: 'provider: the chain could not be read' }],
  },
}
const isShape = (fault: string) => fault === 'answers in another shape'

beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  const [{ rpcUrl }] = stack.chains
  account = stack.accounts[0]?.address ?? '0x'
  await deployExchange(rpcUrl, [account])
  await deployAssets(rpcUrl, account)
  const texts = { avatar: `eip155:31337/erc721:${localAssets.nft}/1` }
  await deployEns(rpcUrl, [{ name: 'alice.eth', addresses: { 60: account }, texts, reverse: [account] }])
  height = Number(await createPublicClient({ transport: http(rpcUrl) }).getBlockNumber())
  node = await startFaulty(async ({ body }, response) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body })
    response.writeHead(answer.status, headers).end(await answer.text())
  })
  store = await seedStore()
})
afterAll(async () => {
  await node?.close()
  await stack?.stop()
  if (store?.dataDir) await rm(store.dataDir, { recursive: true, force: true })
})

const local = { wrapped: weth, dollar: testTokenAddress, v2Factory, v3Factory, quoter, swapRouter }
/** A gateway that asks these nodes, and with a store also indexes, plays purchases and registers names. */
async function open(rpcUrls: readonly string[], withStore?: Store) {
  const path = await writeFiles({ 'dex.json': { [chainId]: local }, 'tokens.json': [] })
  const ofStore = {
    ...withStore,
    index: [chainId],
    onrampSandbox: [chainId] as const,
    namesParent: 'acme.eth',
    namesSigningKey: signingKey,
  }
  return openGateway({
    rpcUrls: { [chainId]: rpcUrls },
    limits,
    ipfsGateway: 'http://127.0.0.1:1',
    dexFile: path('dex.json'),
    tokensFile: path('tokens.json'),
    namesChain: chainId,
    namesResolver: localEns.universalResolver,
    ...(withStore && ofStore),
  })
}
const callsOfAll = () => [rpc, ...callsOfNodes(chainId, account), ...callsOfIndex(chainId, account)]

describe('a healthy node', () => {
  it('answers every call', async () => {
    const { url } = await open([node.url], store)
    await untilIndexed(url, height)
    for (const call of callsOfAll()) expected.set(call.name, await askCall(url, call))
    const plain = await open([node.url])
    for (const call of callsOfNodes(chainId, account))
      withoutIndex.set(call.name, await askCall(plain.url, call))
    const statuses = [...expected].map(([name, { status }]) => [name, status])
    // No contract of that address has signed.
    const others = callsOfAll().map(({ name }) => [name, name === 'registration' ? 400 : 200])
    expect(statuses).toEqual(others)
    expect(expected.get('history')?.body).toMatchObject({ data: expect.arrayContaining([expect.anything()]) })
    expect(expected.get('nfts')?.body).toMatchObject({ data: expect.arrayContaining([expect.anything()]) })
  })
})

describe.each(names)('a node that %s', fault => {
  it('gives every call a typed error, of which nothing is kept', async () => {
    const { url } = await open([node.url], store)
    await node.break(fault)
    try {
      for (const call of callsOfAll()) {
        const before = node.failed()
        const { status, body } = await askCall(url, call)
        const answered = [call.name, status, body]
        if (call === rpc) {
          // An error of a method, or a result, is not a failure of the node and is not judged here.
          const isForwarded = status === 200 || status === 502 || status === 504
          expect([isForwarded, JSON.stringify(body).includes('"error"')], call.name).toEqual([
            true,
            !isShape(fault),
          ])
        } else {
          expect(answered).toEqual([call.name, refused.status, refused.body])
        }
        if (fault !== 'refuses the connection')
          expect([call.name, node.failed()]).not.toEqual([call.name, before])
      }
    } finally {
      await node.heal()
    }
    for (const call of callsOfAll()) {
      expect([call.name, await askCall(url, call)]).toEqual([call.name, expected.get(call.name)])
    }
  })

  it('is followed by the next one', async () => {
    const check = (name: string, answer: Answer, of: ReadonlyMap<string, Answer>) =>
      expect([of.get(name), ...(isShape(fault) ? [refused] : [])], name).toContainEqual(answer)
    await node.break(fault)
    try {
      const nodes = [node.url, stack.chains[0].rpcUrl]
      for (const call of callsOfNodes(chainId, account)) {
        const before = node.failed()
        // A failed node rests: each call meets the fault in a separate gateway.
        const { url, close } = await open(nodes)
        check(call.name, await askCall(url, call), withoutIndex)
        if (fault !== 'refuses the connection') expect(node.failed(), call.name).toBeGreaterThan(before)
        await close()
      }
      const { url } = await open(nodes, store)
      for (const call of callsOfIndex(chainId, account)) check(call.name, await askCall(url, call), expected)
    } finally {
      await node.heal()
    }
  })
})
