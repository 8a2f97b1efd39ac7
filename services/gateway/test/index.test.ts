import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { deployAssets, type LocalStack, startLocalStack } from '@latchkit/local-stack'
import { seedFolder } from '@latchkit/service-base/testing'
import {
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../src/database/openStore.js'
import type { RunningGateway } from '../src/exports/index.js'
import { chainId, dumpIndex, indexInto, startIndexed, untilIndexed } from './startIndexed.js'

const connect = (stack: LocalStack) =>
  createTestClient({
    account: privateKeyToAccount(stack.accounts[0]?.privateKey ?? '0x'),
    mode: 'anvil',
    transport: http(stack.chains[0].rpcUrl),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)

let stack: LocalStack
let chain: ReturnType<typeof connect>
let owner: `0x${string}`
let other: `0x${string}`
let rpcUrl: string
let gateway: RunningGateway
const folders: string[] = []
async function openFolder() {
  const folder = await seedFolder()
  folders.push(folder)
  return folder
}
beforeAll(async () => {
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
  gateway = await startIndexed(rpcUrl, await openFolder(), await height())
}, 180_000)
afterAll(async () => {
  await gateway?.close()
  await stack?.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
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

async function ask(url: string, account: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ chainId, ...query })
  const response = await fetch(`${url}/v1/account/${account}/history?${search}`)
  return { status: response.status, body: (await response.json()) as Page }
}

describe('the index and GET /v1/account/{address}/history', () => {
  it('C24 pages by cursor: a new transaction between two pages repeats nothing, and nothing is lost', async () => {
    const { url } = gateway
    const first = (await ask(url, owner)).body
    expect(first.data).toHaveLength(50)
    const newest = await send(0)
    await untilIndexed(url, await height())
    const second = (await ask(url, owner, { cursor: first.next ?? '' })).body
    expect(second.next).toBe(null)
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    // What was sent, the tokens and NFTs that were given at the start: four of NFTs, one of spam, one of TUSD when it was deployed.
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
    const { blockNumber } = await chain.waitForTransactionReceipt({ hash })
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
    expect(moved).toContainEqual({
      ...{ direction: 'in', quantity: { numeric: '1' } },
      nft_info: { name: 'NFT #1', flags: { is_spam: false } },
    })
    expect(moved).toContainEqual({
      ...{ direction: 'in', quantity: { numeric: '5' } },
      nft_info: { name: 'NFT #2', flags: { is_spam: false } },
    })
    expect(moved).toContainEqual({
      ...{ direction: 'in', quantity: { numeric: '1' } },
      fungible_info: { name: 'Claim at https://claim.example', symbol: 'TUSD', flags: { is_spam: true } },
    })
    // Tokens that were ever received are asked for in the balance, none of them listed.
    const balance = await fetch(`${url}/v1/account/${other}/balance?${new URLSearchParams({ chainId })}`)
    const { balances } = (await balance.json()) as { balances: { symbol: string }[] }
    expect(balances.map(({ symbol }) => symbol)).toEqual(['ETH', 'TUSD'])
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

  it('has the rows of a fresh index after two kills and a reorganisation', async () => {
    const dataDir = await openFolder()
    for (const [kill, block] of [60, 150].entries()) {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', '--conditions=@latchkit/source', 'src/bin.ts'],
        {
          cwd: fileURLToPath(new URL('..', import.meta.url)),
          env: {
            ...{
              PATH: process.env.PATH ?? '',
              PORT: '0',
              LOG_LEVEL: 'silent',
              DATA_DIR: dataDir,
              INDEX: chainId,
            },
            RPC_URLS: JSON.stringify({ [chainId]: [rpcUrl] }),
          },
        },
      )
      onTestFinished(() => void child.kill('SIGKILL'))
      const [line]: unknown[] = await once(child.stdout, 'data')
      const url = /http:\S+/.exec(String(line))?.[0] ?? ''
      await untilIndexed(url, block + kill)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    const again = await startIndexed(rpcUrl, dataDir, await height())
    onTestFinished(again.close)
    const dropped = await send(7)
    await untilIndexed(again.url, await height())
    expect((await ask(again.url, other)).body.data[0]?.id).toBe(dropped)
    await chain.request<{ Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }>({
      method: 'anvil_reorg',
      params: [5, []],
    })
    await chain.mine({ blocks: 3 })
    await untilIndexed(again.url, await height())
    const after = (await ask(again.url, other)).body.data
    expect(after.map(({ id }) => id)).not.toContain(dropped)
    await again.close()
    const database = await openStore({ dataDir, url: undefined, onError: () => {} })
    onTestFinished(database.close)
    const fresh = await openStore({ dataDir: await openFolder(), url: undefined, onError: () => {} })
    onTestFinished(fresh.close)
    await indexInto(fresh, rpcUrl, await height())
    expect(await dumpIndex(database)).toEqual(await dumpIndex(fresh))
    // Seven databases are opened one after the other, two of them in processes of their own.
  }, 180_000)
})
