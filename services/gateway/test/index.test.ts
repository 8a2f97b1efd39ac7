import { rm } from 'node:fs/promises'
import {
  deployAssets,
  type LocalStack,
  localAssets,
  localNftAbi,
  multicall3Address,
  startLocalStack,
} from '@latchkit/local-stack'
import { createCaches } from '@latchkit/service-base'
import {
  concat,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  hexToBigInt,
  http,
  parseAbi,
  parseEther,
  publicActions,
  size,
  toEventHash,
  toHex,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadChains } from '../src/chains/loadChains.js'
import type { RunningGateway } from '../src/exports/index.js'
import { createReadCollections } from '../src/modules/nfts/createReadCollections.js'
import { createNodes } from '../src/nodes/createNodes.js'
import { createByteBudget } from '../src/nodes/readAnswer.js'
import { openGateway } from './openGateway.js'
import { chainId, dumpAndRepeat, type Store, seedStore, startIndexed, untilIndexed } from './startIndexed.js'

const connect = (stack: LocalStack) =>
  createTestClient({
    account: privateKeyToAccount(stack.accounts[0]?.privateKey ?? '0x'),
    mode: 'anvil',
    transport: http(stack.chains[0].rpcUrl),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)

const erc721Transfer = 'Transfer(address,address,uint256)'

const warnings: Error[] = []
const keepWarning = (warning: Error) => void warnings.push(warning)

let stack: LocalStack
let chain: ReturnType<typeof connect>
let owner: `0x${string}`
let other: `0x${string}`
let rpcUrl: string
let gateway: RunningGateway
/** The index that the pages are read from. */
let store: Store
const ends: (() => Promise<unknown>)[] = []
async function openFolder() {
  const seeded = await seedStore()
  ends.push(() => rm(seeded.dataDir, { recursive: true, force: true }))
  return seeded
}
beforeAll(async () => {
  process.on('warning', keepWarning)
  stack = await startLocalStack({ ports: [0, 0] })
  rpcUrl = stack.chains[0].rpcUrl
  chain = connect(stack)
  owner = stack.accounts[0]?.address ?? '0x'
  other = stack.accounts[1]?.address ?? '0x'
  await deployAssets(rpcUrl, owner)
  // Sixty transactions with something to see, in a chain of 300 blocks.
  for (let index = 0; index < 30; index++) await send(index)
  await chain.mine({ blocks: 240 })
  for (let index = 30; index < 60; index++) await send(index)
  await chain.mine({ blocks: Math.max(0, 300 - (await height())) })
  store = await openFolder()
  gateway = await startIndexed(rpcUrl, store, await height())
})
afterAll(async () => {
  process.off('warning', keepWarning)
  await gateway?.close()
  await stack?.stop()
  for (const end of ends.reverse()) await end()
})

const height = async () => Number(await chain.getBlockNumber({ cacheTime: 0 }))
const transferOf = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, amount] })

async function send(index: number) {
  const isToken = index % 2 === 1
  const hash = await chain.sendTransaction({
    chain: null,
    to: isToken ? stack.chains[0].token : other,
    ...(isToken ? { data: transferOf(BigInt(index)) } : { value: parseEther('0.001') }),
  })
  return hash
}

type Page = {
  readonly data: readonly {
    readonly id: string
    readonly metadata: { readonly operationType: string; readonly minedAt: string }
    readonly transfers: readonly object[]
  }[]
  readonly next: string | null
}

type NftPage = { readonly data: readonly { readonly name: string }[]; readonly next: string | null }

async function ask(url: string, account: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ chainId, ...query })
  const response = await fetch(`${url}/v1/account/${account}/history?${search}`)
  return { status: response.status, body: (await response.json()) as Page }
}

describe('the index and GET /v1/account/{address}/history', () => {
  it('reads many blocks at once without a warning of Node', () => {
    expect(warnings).toEqual([])
  })

  it('C24 pages by cursor: a new transaction between two pages repeats nothing, and nothing is lost', async () => {
    const { url } = gateway
    const first = (await ask(url, owner)).body
    expect(first.data).toHaveLength(50)
    const newest = await send(0)
    // The node answers before the block is there.
    await chain.waitForTransactionReceipt({ checkReplacement: false, hash: newest })
    await untilIndexed(url, await height())
    const second = (await ask(url, owner, { cursor: first.next ?? '' })).body
    expect(second.next).toBe(null)
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    // Sent transfers, and the tokens and NFTs that were given at the start: four of NFTs, one of spam, one of TUSD when it was deployed.
    expect(ids).toHaveLength(60 + 6)
    const times = [...first.data, ...second.data].map(({ metadata }) => Date.parse(metadata.minedAt))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect((await ask(url, owner)).body.data[0]?.id).toBe(newest)
    const kinds = [...first.data, ...second.data].map(({ metadata }) => metadata.operationType)
    expect([...new Set(kinds)].sort()).toEqual(['deploy', 'mint', 'send'])
  })

  it('says what was moved, to whom, and what is spam', async () => {
    const { url } = gateway
    const hash = await chain.sendTransaction({ chain: null, to: other, value: parseEther('1.5') })
    const { blockNumber } = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
    await untilIndexed(url, Number(blockNumber))
    const metadata = { hash, chain: chainId, sentFrom: owner, sentTo: other, status: 'confirmed' }
    const ether = { name: 'Ether', symbol: 'ETH', flags: { is_spam: false } }
    const row = (operationType: string, direction: string) => ({
      id: hash,
      metadata: expect.objectContaining({ ...metadata, operationType, nonce: expect.any(Number) }),
      transfers: [{ direction, quantity: { numeric: '1.5' }, fungible_info: ether }],
    })
    expect((await ask(url, owner)).body.data[0]).toEqual(row('send', 'out'))
    expect((await ask(url, other)).body.data[0]).toEqual(row('receive', 'in'))
    const { next } = (await ask(url, owner)).body
    const last = (await ask(url, owner, { cursor: next ?? '' })).body.data
    const moved = last.flatMap(({ transfers }) => transfers)
    // These NFTs are on no list. The gateway must not fetch the address of the second file.
    const content = { preview: { url: expect.stringMatching(/^data:image\/svg\+xml;base64,/) } }
    for (const [numeric, nft] of [
      ['1', { name: 'Local Art #1', content }],
      ['1', { name: 'Local Art #2' }],
      ['5', { name: 'NFT #2', content }],
    ] as const)
      expect(moved).toContainEqual({
        direction: 'in',
        quantity: { numeric },
        nft_info: { ...nft, flags: { is_spam: false } },
      })
    expect(moved).toContainEqual({
      direction: 'in',
      quantity: { numeric: '1' },
      fungible_info: { name: 'Claim at https://claim.example', symbol: 'TUSD', flags: { is_spam: true } },
    })
    // Tokens that were ever received are requested in the balance, none of them listed.
    const balance = await fetch(`${url}/v1/account/${other}/balance?${new URLSearchParams({ chainId })}`)
    const { balances } = (await balance.json()) as { balances: { symbol: string }[] }
    expect(balances.map(({ symbol }) => symbol)).toEqual(['ETH', 'TUSD'])
  })

  it('calls an NFT by the name of its contract, and one that is named after a link spam', async () => {
    const [contract, account] = [`0x${'5a'.repeat(20)}`, `0x${'cd'.repeat(20)}`] as const
    const name = encodeAbiParameters([{ type: 'string' }], ['Claim at https://claim.example'])
    const topics = [1n, hexToBigInt(account), 0n, hexToBigInt(toEventHash(erc721Transfer))]
    // A call without data emits the transfer, any other is answered by the name, which follows the code.
    const emits = concat([...topics.map(topic => concat(['0x7f', toHex(topic, { size: 32 })])), '0x5f5fa400'])
    const start = concat(['0x3661', toHex(5 + size(emits), { size: 2 }), '0x57', emits])
    const from = toHex(size(start) + 12, { size: 2 })
    const answers = concat(['0x5b6080', '0x61', from, '0x5f3960805ff3'])
    await chain.setCode({ address: contract, bytecode: concat([start, answers, name]) })
    const hash = await chain.sendTransaction({ chain: null, to: contract })
    const { blockNumber } = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
    await untilIndexed(gateway.url, Number(blockNumber))
    const spam = { name: 'Claim at https://claim.example #1', flags: { is_spam: true } }
    const transfer = { direction: 'in', quantity: { numeric: '1' }, nft_info: spam }
    expect((await ask(gateway.url, account)).body.data).toMatchObject([{ id: hash, transfers: [transfer] }])
  })

  it('reads the names of collections, whatever their neighbours do', async () => {
    const caches = await createCaches({ prefix: '', redisUrl: undefined, onError() {} })
    const chains = await loadChains({ file: undefined, rpcUrls: { [chainId]: [rpcUrl] } })
    const limits = { timeout: 10_000, maxAnswerBytes: 1_048_576, buffered: createByteBudget(1e8) }
    const node = createNodes({ chains, ...limits, onOutcome() {} }).get(chainId)
    if (!node) throw new TypeError('the chain has no node')
    const { bytes32, reverting, gasBurning, longName, nft, items } = localAssets
    const read = createReadCollections(caches)
    expect((await read(chainId, node, [longName])).get(longName)).toBe('x'.repeat(64))
    const others = [gasBurning, reverting, items, bytes32, nft]
    const names = await read(chainId, node, others)
    expect(Object.fromEntries(names)).toEqual({ [bytes32]: 'Old Maker', [nft]: 'Local Art' })
  })

  it('finds currency that a contract sent within a transaction', async () => {
    const target = '0x00000000000000000000000000000000000000ab'
    const call = { target, allowFailure: false, value: parseEther('0.25'), callData: '0x' } as const
    const data = encodeFunctionData({
      abi: parseAbi([
        'struct Call { address target; bool allowFailure; uint256 value; bytes callData; }',
        'function aggregate3Value(Call[]) payable returns ((bool, bytes)[])',
      ]),
      args: [[call]],
    })
    const hash = await chain.sendTransaction({
      chain: null,
      to: multicall3Address,
      data,
      value: call.value,
    })
    const { blockNumber } = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
    await untilIndexed(gateway.url, Number(blockNumber))
    expect((await ask(gateway.url, target)).body.data).toMatchObject([
      { id: hash, transfers: [{ direction: 'in', quantity: { numeric: '0.25' } }] },
    ])
  })

  it('answers 400 for a bad cursor or address, 501 for a chain that is not indexed', async () => {
    const { url } = gateway
    const status = async (account: string, query: Record<string, string>) =>
      (await ask(url, account, query)).status
    for (const cursor of ['x', 'MS4', Buffer.from("1.1' or 1=1").toString('base64url')]) {
      expect(await status(owner, { cursor })).toBe(400)
    }
    expect(await status('0x12', {})).toBe(400)
    expect(await status(owner, { chainId: 'eip155:1' })).toBe(501)
    expect((await ask(url, owner, { onramp: 'coinbase' })).body).toEqual({ data: [], next: null })
  })

  it('lists the NFTs that an account still has, with what their contracts and drawings say', async () => {
    const get = async (account: string, query: Record<string, string> = {}) => {
      const search = new URLSearchParams({ chainId, ...query })
      const response = await fetch(`${gateway.url}/v1/account/${account}/nfts?${search}`)
      return { status: response.status, body: (await response.json()) as NftPage }
    }
    const { data, next } = (await get(owner)).body
    expect(next).toBe(null)
    const rows = data.toSorted((a, b) => a.name.localeCompare(b.name))
    const row = (contract: string, standard: string, tokenId: string, name: string, more: object = {}) => ({
      chainId,
      address: `${chainId}:${getAddress(contract)}`,
      tokenId,
      standard,
      balance: '1',
      name,
      collection: 'Local Art',
      preview: null,
      traits: [],
      flags: { is_spam: false },
      ...more,
    })
    const drawn = { url: expect.stringMatching(/^data:image\/svg\+xml;base64,/) }
    const { nft, items } = localAssets
    expect(rows).toEqual([
      row(nft, 'ERC721', '1', 'Art 1', { preview: drawn, traits: [{ name: 'Shape', value: 'Square' }] }),
      row(items, 'ERC1155', '1', `Item ${'0'.repeat(59)}`, { collection: '', preview: drawn }),
      row(items, 'ERC1155', '2', `Item ${'0'.repeat(59)}`, {
        collection: '',
        preview: drawn,
        balance: '5',
      }),
      // Its file is at an address that cannot be asked, and that of the third at one that must not be.
      row(nft, 'ERC721', '2', 'Local Art #2'),
      row(nft, 'ERC721', '3', 'Local Art #3'),
    ])
    expect((await get(other)).body).toEqual({ data: [], next: null })
    expect((await get(owner, { cursor: 'x' })).status).toBe(400)
    expect((await get(owner, { chainId: 'eip155:1' })).status).toBe(501)
  })

  it('refuses its folder to a second process', async () => {
    const options = { rpcUrls: { [chainId]: [rpcUrl] }, index: [chainId], ...store }
    await expect(openGateway(options)).rejects.toMatchObject({
      code: 'gateway/bad-config',
      message: expect.stringContaining(`DATA_DIR: process ${process.pid} has ${store.dataDir} open`),
    })
  })

  it('has the rows of a fresh index after a reorganisation', async () => {
    const args = [other, 9n, 'data:,'] as const
    const data = encodeFunctionData({ abi: localNftAbi, functionName: 'mint', args })
    const dropped = await chain.sendTransaction({ chain: null, to: localAssets.nft, data })
    await chain.waitForTransactionReceipt({ checkReplacement: false, hash: dropped })
    const newest = async () => {
      await untilIndexed(gateway.url, await height())
      return (await ask(gateway.url, other)).body.data.map(({ id }) => id)
    }
    expect((await newest())[0]).toBe(dropped)
    await chain.request<{ Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }>({
      method: 'anvil_reorg',
      params: [5, []],
    })
    await chain.mine({ blocks: 3 })
    expect(await newest()).not.toContain(dropped)
    await gateway.close()
    const [after, fresh] = await dumpAndRepeat(store, rpcUrl, await height())
    expect(after).toEqual(fresh)
  })
})
