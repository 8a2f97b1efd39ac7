import {
  deployAssets,
  deployExchange,
  type LocalStack,
  localAssets,
  localExchange,
  localSolanaChainId,
  localSolanaMints,
  startEndpoint,
  startLocalStack,
  testTokenAddress,
} from '@latchkit/local-stack'
import { base58 } from '@scure/base'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'
import { echo, openUpstream } from '../../../test/openUpstream.js'
import { testOwnProviders } from '../../../test/testOwnProviders.js'
import { writeFiles } from '../../../test/writeFiles.js'

const chainId = 'eip155:31337'
let stack: LocalStack
let owner: string
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0], solana: { port: 0 } })
  const holders = stack.accounts.map(({ address }) => address)
  owner = holders[0] ?? ''
  await deployExchange(stack.chains[0].rpcUrl, holders)
  await deployAssets(stack.chains[0].rpcUrl, stack.accounts[0]?.address ?? '0x')
})
afterAll(() => stack?.stop())

const tusd = { chainId, address: testTokenAddress, name: 'Test Dollar', symbol: 'TUSD', decimals: 6 }
const gold = { chainId, address: localExchange.gold, name: 'Test Gold', symbol: 'TGLD', decimals: 18 }
const hostile = [localAssets.gasBurning, localAssets.reverting, localAssets.longName].map(address => ({
  chainId,
  address,
  name: 'Hostile',
  symbol: 'HOST',
  decimals: 18,
}))

async function open(tokens: readonly object[], rpcUrl = stack.chains[0].rpcUrl) {
  const path = await writeFiles({ 'tokens.json': tokens })
  return openGateway({
    rpcUrls: { [chainId]: [rpcUrl], [localSolanaChainId]: [stack.solana?.url ?? ''] },
    tokensFile: path('tokens.json'),
  })
}

type Answer = {
  readonly balances?: readonly object[]
  readonly reasons?: readonly { readonly name: string }[]
}

async function ask(url: string, address: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ chainId, currency: 'usd', ...query })
  const response = await fetch(`${url}/v1/account/${address}/balance?${search}`)
  const body = (await response.json()) as Answer
  return { status: response.status, body }
}

const native = {
  name: 'Ether',
  symbol: 'ETH',
  chainId,
  quantity: { decimals: '18', numeric: '10000' },
}
const ofToken = ({ address, name, symbol, decimals }: typeof tusd, numeric: string) => ({
  name,
  symbol,
  chainId,
  address: `${chainId}:${getAddress(address)}`,
  quantity: { decimals: String(decimals), numeric },
})

describe('GET /v1/account/{address}/balance', () => {
  it('gives the currency of the chain and the listed tokens that an account has', async () => {
    const { url } = await open([tusd, gold])
    const expected = { balances: [native, ofToken(tusd, '1000000'), ofToken(gold, '1000')] }
    expect(await ask(url, owner)).toEqual({ status: 200, body: expected })
    // 0x is added, and capitals mean nothing here.
    expect((await ask(url, owner.slice(2).toUpperCase())).body).toEqual(expected)
    const unused = '0x00000000000000000000000000000000000000aa'
    expect((await ask(url, unused)).body).toEqual({
      balances: [{ ...native, quantity: { decimals: '18', numeric: '0' } }],
    })
  })

  it('C24 reads a token that is named from its contract', async () => {
    const { url } = await open([])
    const forceUpdate = `native,${testTokenAddress},${chainId}:${localAssets.bytes32}`
    const old = { ...tusd, address: localAssets.bytes32, name: 'Old Maker', symbol: 'OLDM', decimals: 18 }
    expect((await ask(url, owner, { forceUpdate })).body).toEqual({
      balances: [native, ofToken(tusd, '1000000'), ofToken(old, '5')],
    })
  })

  it('leaves out tokens that revert, burn gas or have impossible decimals, and none of their neighbours', async () => {
    const { url } = await open([...hostile.slice(0, 2), tusd, gold])
    const forceUpdate = hostile.map(({ address }) => address).join()
    expect((await ask(url, owner, { forceUpdate })).body).toEqual({
      balances: [native, ofToken(tusd, '1000000'), ofToken(gold, '1000')],
    })
  })

  it('reads both token programs of Solana, with names from the list, the mint and else its address', async () => {
    const { solana } = stack
    const account = '7h68ThrioEG955ucsEGNzevbU65DBdVvD4ox7KGFt49X'
    await solana?.airdrop(account, 3_000_000_000)
    for (const mint of ['token', 'token2022', 'named'] as const) {
      await solana?.mintTokens({ mint, owner: account, amount: 1234n })
    }
    const { token, token2022, named } = localSolanaMints
    const { url } = await open([
      { chainId: localSolanaChainId, address: token.address, name: 'Listed', symbol: 'LST', decimals: 6 },
    ])
    const { body } = await ask(url, account, { chainId: localSolanaChainId })
    const [first, ...rest] = body.balances ?? []
    expect(first).toMatchObject({ name: 'Solana', symbol: 'SOL', quantity: { decimals: '9' } })
    expect(first).not.toHaveProperty('address')
    const row = (name: string, symbol: string, address: string, decimals: string, numeric: string) => ({
      name,
      symbol,
      chainId: localSolanaChainId,
      address: `${localSolanaChainId}:${address}`,
      quantity: { decimals, numeric },
    })
    expect(rest).toHaveLength(3)
    expect(rest).toEqual(
      expect.arrayContaining([
        row('Listed', 'LST', token.address, '6', '0.001234'),
        row('AEaf…9jSa', 'AEaf…9jSa', token2022.address, '9', '0.000001234'),
        row('Local Coffee', 'LCOF', named.address, '2', '12.34'),
      ]),
    )
  })

  it('shows the amount of a scaled mint of Solana as wallets do', async () => {
    const owner = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
    const [account, mint] = [
      'GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW',
      'AEaf1cqYzfFrjSSjRJGMW5HUME7e8fi7NakZCo879jSa',
    ]
    const data = Buffer.alloc(166 + 4 + 56)
    data.set([2, 1], 44)
    // A mint, with a multiplier of 2.5 that is not to change.
    data.set([1, 25, 0, 56, 0], 165)
    data.writeDoubleLE(2.5, 170 + 32)
    data.writeBigInt64LE(2n ** 60n, 170 + 40)
    stack.solana?.setAccount({ address: mint, owner, data })
    const held = Buffer.alloc(165)
    held.set([...base58.decode(mint), ...base58.decode(account)])
    held.writeBigUInt64LE(1001n, 64)
    held[108] = 1
    stack.solana?.setAccount({ address: '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi', owner, data: held })
    const { url } = await open([])
    const { body } = await ask(url, account, { chainId: localSolanaChainId })
    expect(body.balances?.at(-1)).toMatchObject({ quantity: { decimals: '2', numeric: '25.02' } })
  })

  it('refuses what is no address, chain or token of that chain by 400', async () => {
    const { url } = await open([])
    const named = async (answer: ReturnType<typeof ask>) => {
      const { status, body } = await answer
      return [status, body.reasons?.[0]?.name]
    }
    expect(await named(ask(url, '0x12'))).toEqual([400, 'address'])
    expect(await named(ask(url, owner, { chainId: localSolanaChainId }))).toEqual([400, 'address'])
    expect(await named(ask(url, owner, { chainId: 'eip155:5' }))).toEqual([400, 'chainId'])
    expect(await named(ask(url, owner, { chainId: '' }))).toEqual([400, 'chainId'])
    expect(await named(ask(url, owner, { forceUpdate: 'TUSD' }))).toEqual([400, 'forceUpdate'])
    const many = Array.from({ length: 101 }, () => testTokenAddress).join()
    expect(await named(ask(url, owner, { forceUpdate: many }))).toEqual([400, 'forceUpdate'])
    expect(await named(ask(url, owner, { optional: 'yes' }))).toEqual([400, 'optional'])
  })

  it('reads the currency of a chain without Multicall3 by itself', async () => {
    const error = { code: -32601, message: 'the method eth_call does not exist' }
    const node = await startEndpoint(stack.chains[0].rpcUrl, { methods: ['eth_call'], error })
    onTestFinished(node.stop)
    const { url } = await open([tusd], node.url)
    expect((await ask(url, owner)).body.balances).toEqual([{ ...native, quantity: expect.any(Object) }])
    expect(node.posts.flat()).toContain('eth_getBalance')
  })

  it('reads the currency in the request of the tokens where a chain has Multicall3', async () => {
    const node = await startEndpoint(stack.chains[0].rpcUrl)
    onTestFinished(node.stop)
    const { url } = await open([tusd, gold], node.url)
    expect((await ask(url, owner)).body.balances).toHaveLength(3)
    expect(node.posts.flat()).not.toContain('eth_getBalance')
  })

  it('lists nothing of a chain that it does not read, for who does not know which chains it serves', async () => {
    const { url } = await open([])
    const query = { chainId: 'eip155:5', optional: 'true' }
    expect(await ask(url, owner, query)).toEqual({ status: 200, body: { balances: [] } })
    expect((await ask(url, owner, { optional: 'true' })).body.balances).toContainEqual(native)
  })

  it('answers 502 when no node answers or the answer is nonsense, and 429 above the limit', async () => {
    const provider = { status: 502, body: { status: 'FAILED', reasons: [{ name: 'provider' }] } }
    const dead = await open([tusd], 'http://127.0.0.1:1')
    expect(await ask(dead.url, owner)).toMatchObject(provider)
    const nonsense = await openUpstream(echo)
    expect(await ask((await open([tusd], nonsense.url)).url, owner)).toMatchObject(provider)
    const rpcUrls = { [chainId]: [stack.chains[0].rpcUrl] }
    const { url } = await openGateway({ rpcUrls, limits: { rpcPerMinute: 19 } })
    expect((await ask(url, owner)).status).toBe(200)
    expect((await ask(url, owner)).status).toBe(429)
  })
})

describe('TOKENS_FILE', () => {
  it.each([
    [{ ...tusd, decimals: 37 }, 'entry 1: decimals'],
    [{ ...tusd, address: '0x12' }, 'entry 1: address: is not an address on this chain'],
    [{ ...tusd, iconUrl: 'http://x.example/a.png' }, 'entry 1: iconUrl: must be an https: URL'],
  ])('refuses %j', async (token, message) => {
    await expect(open([token])).rejects.toThrow(message)
  })

  it('refuses a token that is listed twice', async () => {
    const twice = [tusd, { ...tusd, address: tusd.address.toLowerCase() }]
    await expect(open(twice)).rejects.toThrow('entry 2: address: is in the list already')
  })
})

testOwnProviders(() => stack)
