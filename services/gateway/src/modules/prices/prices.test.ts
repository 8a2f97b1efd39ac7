import { rm } from 'node:fs/promises'
import {
  deployExchange,
  type LocalStack,
  localAssets,
  localExchange,
  startLocalStack,
  testTokenAddress,
} from '@latchkit/local-stack'
import {
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  http,
  maxUint256,
  parseAbi,
  parseUnits,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'
import { seedStore } from '../../../test/startIndexed.js'
import { writeFiles } from '../../../test/writeFiles.js'
import type { StartGatewayOptions } from '../../exports/index.js'

const chainId = 'eip155:31337'
const { weth, gold, tether, v2Factory, v3Factory } = localExchange
let stack: LocalStack
let owner: Hex
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  owner = stack.accounts[0]?.address ?? '0x'
  const holders = stack.accounts.map(({ address }) => address)
  await deployExchange(stack.chains[0].rpcUrl, holders)
})
afterAll(() => stack?.stop())

async function open(
  limits = { minimumLiquidityUsd: 0 },
  exchange: object = {},
  { tokens = [], ...more }: StartGatewayOptions & { readonly tokens?: readonly object[] } = {},
) {
  const local = { wrapped: weth, dollar: testTokenAddress, v2Factory, v3Factory, ...exchange }
  const path = await writeFiles({ 'dex.json': { [chainId]: local }, 'tokens.json': tokens })
  const rpcUrls = { [chainId]: [stack.chains[0].rpcUrl] }
  const files = { dexFile: path('dex.json'), tokensFile: path('tokens.json') }
  return openGateway({ rpcUrls, limits, ...files, ...more })
}

async function ask(url: string, addresses: readonly string[], currency = 'usd') {
  const response = await fetch(`${url}/v1/fungible/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ currency, addresses: addresses.map(address => `${chainId}:${address}`) }),
  })
  const body = (await response.json()) as { fungibles: { symbol: string; price?: number }[] }
  return {
    status: response.status,
    body,
    prices: body.fungibles?.map(({ symbol, price }) => [symbol, price]),
  }
}

/** Puts liquidity of v2 into a pool of gold and dollars. */
async function addPool(ofGold: string, ofDollars: string) {
  const [account] = stack.accounts
  const client = createWalletClient({
    account: privateKeyToAccount(account?.privateKey ?? '0x'),
    transport: http(stack.chains[0].rpcUrl),
  })
  const approve = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [localExchange.v2Router, maxUint256],
  })
  for (const to of [gold, testTokenAddress]) await client.sendTransaction({ to, data: approve, chain: null })
  const data = encodeFunctionData({
    abi: parseAbi(['function addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)']),
    args: [
      gold,
      testTokenAddress,
      parseUnits(ofGold, 18),
      parseUnits(ofDollars, 6),
      0n,
      0n,
      owner,
      maxUint256,
    ] as const,
  })
  await client.sendTransaction({ to: localExchange.v2Router, data, chain: null, gas: 9_000_000n })
}

describe('POST /v1/fungible/price', () => {
  it('prices by the deepest pool of v2 and v3, over the wrapped currency too', async () => {
    const { url } = await open()
    const { status, body } = await ask(url, ['native', weth, testTokenAddress, gold, tether])
    expect(status).toBe(200)
    expect(body.fungibles).toEqual([
      { address: `${chainId}:native`, name: 'Ether', symbol: 'ETH', price: expect.closeTo(3000, 3) },
      {
        address: `${chainId}:${weth}`,
        name: 'Wrapped Ether',
        symbol: 'WETH',
        price: expect.closeTo(3000, 3),
      },
      { address: `${chainId}:${testTokenAddress}`, name: 'Test Dollar', symbol: 'TUSD', price: 1 },
      { address: `${chainId}:${gold}`, name: 'Test Gold', symbol: 'TGLD', price: expect.closeTo(2000, 3) },
      { address: `${chainId}:${tether}`, name: 'Test Tether', symbol: 'TUSDT', price: expect.closeTo(1, 5) },
    ])
    // The pool of WETH and gold alone: 100 WETH for 150 gold.
    const v2 = await open({ minimumLiquidityUsd: 0 }, { v3Factory: undefined })
    expect((await ask(v2.url, [gold])).prices).toEqual([['TGLD', expect.closeTo(2000, 3)]])
  })

  it('C25 leaves the price out where pools are shallow, there are none, or the currency is another', async () => {
    const { url } = await open({ minimumLiquidityUsd: 1_000_001 })
    expect((await ask(url, [weth, gold, tether])).prices).toEqual([
      ['WETH', expect.closeTo(3000, 3)],
      ['TGLD', undefined],
      ['TUSDT', undefined],
    ])
    expect((await ask((await open()).url, [weth], 'eur')).prices).toEqual([['WETH', undefined]])
    expect((await ask((await open()).url, [localAssets.bytes32])).prices).toEqual([])
    const none = await openGateway({ rpcUrls: { [chainId]: [stack.chains[0].rpcUrl] } })
    expect((await ask(none.url, [weth, 'native'])).prices).toEqual([
      ['WETH', undefined],
      ['ETH', undefined],
    ])
  })

  it('gives balances their price and value', async () => {
    const { url } = await open()
    const get = async (currency: string) => {
      const query = new URLSearchParams({ chainId, currency, forceUpdate: `${gold},${tether}` })
      const response = await fetch(`${url}/v1/account/${owner}/balance?${query}`)
      return ((await response.json()) as { balances: { price?: number; value?: number }[] }).balances
    }
    const priced = await get('usd')
    expect(priced.map(({ price }) => price)).toEqual([3000, 2000, 1].map(price => expect.closeTo(price, 3)))
    expect(priced[1]).toMatchObject({
      address: `${chainId}:${getAddress(gold)}`,
      value: expect.closeTo(2_000_000, 0),
    })
    for (const row of await get('eur')) expect(row).not.toHaveProperty('price')
  })

  if (process.env.LATCHKIT_FULL)
    it('gives the history what transfers were worth in their block', async () => {
      const [account, other] = stack.accounts
      const client = createWalletClient({
        account: privateKeyToAccount(account?.privateKey ?? '0x'),
        transport: http(stack.chains[0].rpcUrl),
      })
      const { v2Router } = localExchange
      const call = (to: Hex, data: Hex) => client.sendTransaction({ to, data, chain: null, gas: 1_000_000n })
      const erc20 = (functionName: 'approve' | 'transfer', to: Hex, amount: bigint) =>
        call(gold, encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] }))
      const swap = encodeFunctionData({
        abi: parseAbi(['function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)']),
        args: [parseUnits('15', 18), 0n, [gold, weth], owner, maxUint256],
      })
      // Each in a separate block: the pool has 100 WETH and 150 gold before, and 15 gold more after the swap.
      await erc20('approve', v2Router, maxUint256)
      const before = await erc20('transfer', other?.address ?? '0x', parseUnits('2', 18))
      await call(v2Router, swap)
      const after = await erc20('transfer', other?.address ?? '0x', parseUnits('3', 18))
      const store = await seedStore()
      onTestFinished(() => rm(store.dataDir, { recursive: true, force: true }))
      const token = { chainId, address: gold, decimals: 18, name: 'Test Gold', symbol: 'TGLD' }
      const { url } = await open(
        { minimumLiquidityUsd: 0 },
        { v3Factory: undefined },
        { ...store, index: [chainId], tokens: [token] },
      )
      const worth = async () => {
        const response = await fetch(`${url}/v1/account/${other?.address}/history?chainId=${chainId}`)
        const { data } = (await response.json()) as { data: { id: string; transfers: object[] }[] }
        return data.filter(({ id }) => id === before || id === after).map(({ transfers }) => transfers[0])
      }
      // The index begins when both are there: the first has the price of its block, not the newest.
      await vi.waitFor(
        async () =>
          expect(await worth()).toMatchObject([
            { value: expect.closeTo(3 * 1653.343, 1), price: expect.closeTo(1653.343, 2) },
            { value: expect.closeTo(4000, 3), price: expect.closeTo(2000, 3) },
          ]),
        { timeout: 20_000, interval: 50 },
      )
    })

  it('C25 leaves the price out when the two deepest pools differ by more than 5 %', async () => {
    await addPool('400', '600000')
    const { url } = await open()
    // The new one is the second: 600,000 dollars against a million, at 1500 each.
    expect((await ask(url, [gold, weth])).prices).toEqual([
      ['TGLD', undefined],
      ['WETH', expect.closeTo(3000, 3)],
    ])
    // Below the minimum it does not count.
    const strict = await open({ minimumLiquidityUsd: 700_000 })
    expect((await ask(strict.url, [gold])).prices).toEqual([['TGLD', expect.closeTo(2000, 3)]])
  })

  it('refuses bodies that are no question by 400', async () => {
    const { url } = await open()
    const post = async (body: string | ReadableStream) => {
      const headers = { 'content-type': 'application/json' }
      const request = { method: 'POST', headers, body, duplex: 'half' } as const
      const response = await fetch(`${url}/v1/fungible/price`, request)
      const { reasons } = (await response.json()) as { reasons: { name: string }[] }
      return [response.status, reasons[0]?.name]
    }
    expect(await post('{')).toEqual([400, 'body'])
    expect(await post('{}')).toEqual([400, 'addresses'])
    expect(await post('{"addresses":["eip155:1"]}')).toEqual([400, 'addresses'])
    expect(await post('{"addresses":["eip155:1:0x12"]}')).toEqual([400, 'addresses'])
    expect(await post(JSON.stringify({ addresses: Array(101).fill(`${chainId}:native`) }))).toEqual([
      400,
      'addresses',
    ])
    const long = 'x'.repeat(40_000)
    expect(await post(long)).toEqual([413, 'body'])
    // In chunks, without a declared length.
    expect(await post(new Blob([long]).stream())).toEqual([413, 'body'])
  })
})
