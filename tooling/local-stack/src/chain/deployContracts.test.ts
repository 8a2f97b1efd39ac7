import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseUnits,
} from 'viem'
import { readContract, simulateContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endProcess, watchChildren } from '../process/watchChildren.js'
import { createDeployer } from './createDeployer.js'
import { deployAssets, localAssets } from './deployAssets.js'
import { deployBasics, multicall3Address, testTokenAddress } from './deployBasics.js'
import { deployEns, localEns } from './deployEns.js'
import { deployExchange, localExchange } from './deployExchange.js'
import { devAccounts } from './devAccounts.js'
import { type Anvil, startAnvil } from './startAnvil.js'

const [owner, other, liar] = devAccounts(3).map(({ address }) => address) as [Hex, Hex, Hex]
const watch = watchChildren()
let anvil: Anvil
let client: ReturnType<typeof createPublicClient>

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337, port: 0, watch })
  const url = `http://127.0.0.1:${anvil.port}`
  client = createPublicClient({ transport: http(url) })
  await deployBasics(url, [owner])
  const since = performance.now()
  await deployExchange(url, [owner, other])
  await deployAssets(url, owner)
  await deployEns(url, [
    {
      name: 'alice.eth',
      addresses: { 60: owner, 2147483648: other },
      texts: { avatar: 'https://a.example/x.png' },
      reverse: [owner, liar],
    },
  ])
  console.log(`contracts of the local chain in ${Math.round(performance.now() - since)} ms`)
})
afterAll(async () => {
  await endProcess(anvil.child)
  watch.close()
})

const { weth, gold, tether } = localExchange
const dollar = testTokenAddress

test('the quoter and the router of v3 and v2 trade at the prices of the pools', async () => {
  const quoterAbi = parseAbi([
    'struct P { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 limit; }',
    'function quoteExactInputSingle(P) returns (uint256 amountOut, uint160, uint32, uint256)',
  ])
  const quote = async (tokenIn: Hex, tokenOut: Hex, amountIn: bigint, fee: number) => {
    const { result } = await simulateContract(client, {
      address: localExchange.quoter,
      abi: quoterAbi,
      functionName: 'quoteExactInputSingle',
      args: [{ tokenIn, tokenOut, amountIn, fee, limit: 0n }],
    })
    return result[0]
  }
  // Less the fee and the move of the price.
  expect(Number(await quote(weth, dollar, parseUnits('1', 18), 500)) / 1e6).toBeCloseTo(2995.5, 0)
  expect(Number(await quote(gold, dollar, parseUnits('1', 18), 3000)) / 1e6).toBeCloseTo(1990, 0)
  expect(Number(await quote(tether, dollar, parseUnits('1', 6), 500)) / 1e6).toBeCloseTo(0.9995, 3)
  const v2Abi = parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])'])
  const path = [gold, weth, dollar]
  const amounts = await readContract(client, {
    address: localExchange.v2Router,
    abi: v2Abi,
    functionName: 'getAmountsOut',
    args: [parseUnits('0.001', 18), path],
  })
  expect(Number(amounts[2]) / 1e6).toBeCloseTo(1.988, 2)
  const routerAbi = parseAbi([
    'function factoryV2() view returns (address)',
    'function WETH9() view returns (address)',
  ])
  const router = { address: localExchange.swapRouter, abi: routerAbi } as const
  expect(await readContract(client, { ...router, functionName: 'factoryV2' })).toBe(localExchange.v2Factory)
  expect(await readContract(client, { ...router, functionName: 'WETH9' })).toBe(weth)
})

test('an exchange that is there stays, and gives its tokens to more holders', async () => {
  await deployExchange(`http://127.0.0.1:${anvil.port}`, [liar])
  const balanceOf = { abi: erc20Abi, functionName: 'balanceOf', args: [liar] } as const
  expect(await readContract(client, { ...balanceOf, address: gold })).toBe(parseUnits('1000', 18))
  expect(await readContract(client, { ...balanceOf, address: tether })).toBe(parseUnits('1000000', 6))
})

test('the tether refuses to change an allowance that is not 0', async () => {
  const approve = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, amount] })
  const call = { account: '0x1a7c000000000000000000000000000000000002', to: tether } as const
  await client.call({ ...call, data: approve(0n) })
  // The deployer has allowed itself nothing, and the position manager everything.
  const spender = localExchange.positionManager
  const again = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 5n] })
  await expect(client.call({ ...call, data: again })).rejects.toThrow('reverted')
})

test('a reading through Multicall3 survives hostile tokens', async () => {
  const { bytes32, reverting, gasBurning, longName, spam } = localAssets
  const balances = await client.multicall({
    multicallAddress: multicall3Address,
    contracts: [gold, bytes32, reverting, longName, spam].map(
      address => ({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }) as const,
    ),
  })
  expect(balances.map(({ status }) => status)).toEqual([
    'success',
    'success',
    'failure',
    'success',
    'success',
  ])
  expect(balances[0]?.result).toBe(parseUnits('1000', 18))
  const token = { abi: erc20Abi, functionName: 'name' } as const
  expect(await readContract(client, { ...token, address: longName })).toHaveLength(10_240)
  await expect(readContract(client, { ...token, address: bytes32 })).rejects.toThrow()
  const call = { to: gasBurning, data: encodeFunctionData(token), gas: 1_000_000n }
  await expect(client.call(call)).rejects.toThrow()
})

test('NFTs have owners, amounts and metadata', async () => {
  const abi = parseAbi([
    'function ownerOf(uint256) view returns (address)',
    'function tokenURI(uint256) view returns (string)',
    'function balanceOfBatch(address[], uint256[]) view returns (uint256[])',
    'function uri(uint256) view returns (string)',
  ])
  const nft = { address: localAssets.nft, abi } as const
  expect(await readContract(client, { ...nft, functionName: 'ownerOf', args: [3n] })).toBe(owner)
  const uri = await readContract(client, { ...nft, functionName: 'tokenURI', args: [1n] })
  expect(await (await fetch(uri)).json()).toMatchObject({ name: 'Art 1' })
  const items = { address: localAssets.items, abi } as const
  const args = [
    [owner, owner],
    [1n, 2n],
  ] as const
  expect(await readContract(client, { ...items, functionName: 'balanceOfBatch', args })).toEqual([1n, 5n])
  expect(await readContract(client, { ...items, functionName: 'uri', args: [1n] })).toContain('{id}')
})

test('viem resolves names, addresses by coin type, texts and reverse records', async () => {
  const { universalResolver: universalResolverAddress } = localEns
  const name = 'alice.eth'
  expect(await client.getEnsAddress({ name, universalResolverAddress })).toBe(owner)
  const byCoin = await client.getEnsAddress({ name, coinType: 2147483648n, universalResolverAddress })
  expect(byCoin?.toLowerCase()).toBe(other.toLowerCase())
  expect(await client.getEnsText({ name, key: 'avatar', universalResolverAddress })).toBe(
    'https://a.example/x.png',
  )
  expect(await client.getEnsAddress({ name: 'nobody.eth', universalResolverAddress })).toBe(null)
  expect(await client.getEnsName({ address: owner, universalResolverAddress })).toBe(name)
  // A record that the name does not confirm: anyone who shows it has to check that.
  expect(await client.getEnsName({ address: liar, universalResolverAddress })).toBe(name)
  expect(await client.getEnsName({ address: other, universalResolverAddress })).toBe(null)
})

test('what a busy chain left in its pool is mined', async () => {
  const url = `http://127.0.0.1:${anvil.port}`
  const chain = createTestClient({ mode: 'anvil', transport: http(url) })
  await chain.setAutomine(false)
  const { call, send } = createDeployer(url, '0x1a7c000000000000000000000000000000000009')
  call(other, '0x', 7n)
  const before = await client.getBalance({ address: other })
  await send()
  expect(await client.getBalance({ address: other })).toBe(before + 7n)
  await chain.setAutomine(true)
})
