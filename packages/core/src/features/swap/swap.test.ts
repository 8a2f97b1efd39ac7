import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountServer } from '../../../test/accountServer.js'
import { codeOf } from '../../../test/codeOf.js'
import { chainId, contracts, ether, native, one, startSwap, tether, usdc } from '../../../test/swapHarness.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import { switchNetwork } from '../networks/switchNetwork.js'
import { swapAtom } from './atoms.js'
import { initializeSwap } from './initializeSwap.js'
import { prepareSwap } from './prepareSwap.js'
import { resetSwap, updateSwap } from './updateSwap.js'

const servers: AccountServer[] = []
afterEach(() => Promise.all(servers.splice(0).map(server => server.close())))
const start = (parameters: Parameters<typeof startSwap>[0] = {}) => startSwap(parameters, servers)

describe('the tokens', () => {
  it('are cleaned; those that are malformed or of another chain are left out', async () => {
    const { client, server } = await start()
    await initializeSwap(client)
    const queryClient = await getQueryClient(client)
    const tokens = queryClient.getQueryData<readonly object[]>([
      'latchkit',
      client.uid,
      'swapTokens',
      chainId,
    ])
    expect(tokens).toEqual([
      { ...ether, name: 'Ether', tags: ['popular'] },
      { ...usdc, name: 'USD Coin', tags: ['suggested'] },
      { ...tether, name: 'Tether', iconUrl: `${server.url}/public/a.png` },
    ])
  })
})

describe('initializeSwap', () => {
  it('reads what a swap needs, with the time zone, and chooses the currency of the network', async () => {
    const { client, calls } = await start()
    const initializing = initializeSwap(client)
    expect(client.store.get(swapAtom)).toMatchObject({ initializing: true, initialized: undefined })
    await initializing
    expect(client.store.get(swapAtom)).toMatchObject({
      initializing: false,
      initialized: chainId,
      sourceToken: { symbol: 'ETH' },
      toToken: undefined,
    })
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(calls('convert/tokens')[0]?.query).toEqual({ chainId, timeZone })
    expect(calls('convert/gas-price')[0]?.query).toEqual({ chainId, timeZone })
    expect([calls('/balance').length, calls('fungible/price').length]).toEqual([1, 1])
  })

  it('fills in what the app names, by symbol or by address', async () => {
    const { client } = await start()
    await initializeSwap(client, { fromToken: 'usdc', toToken: contracts.tether.toLowerCase(), amount: '2' })
    expect(client.store.get(swapAtom)).toMatchObject({
      sourceToken: { symbol: 'USDC' },
      toToken: { symbol: 'USDT' },
      sourceTokenAmount: '2',
    })
    // The chosen tokens stay.
    await initializeSwap(client)
    expect(client.store.get(swapAtom).sourceToken).toMatchObject({ symbol: 'USDC' })
  })

  it('reads a token that no list has from the chain, by its address', async () => {
    const address = `0x${'9'.repeat(40)}`
    const getBalance = vi.fn(async () => ({ value: 5n, decimals: 8, symbol: 'WB\u202eTC' }))
    const { client, account } = await start({ methods: { getBalance } })
    await initializeSwap(client, { fromToken: address })
    expect(client.store.get(swapAtom).sourceToken).toEqual({
      name: 'WBTC',
      symbol: 'WBTC',
      chainId,
      address: `${chainId}:${address}`,
      iconUrl: undefined,
      decimals: 8,
      tags: [],
    })
    expect(getBalance).toHaveBeenCalledWith(
      expect.objectContaining({ address: account(), token: { address } }),
    )
    // No token answers there: the choice is left to the user.
    getBalance.mockRejectedValue(new Error('no contract'))
    await initializeSwap(client, { fromToken: `${chainId}:0x${'8'.repeat(40)}`, toToken: 'USDC' })
    expect(client.store.get(swapAtom)).toMatchObject({ initialized: chainId, toToken: { symbol: 'USDC' } })
  })

  it('needs neither prices nor the tokens of the account', async () => {
    const { client, server } = await start()
    server.answer('fungible/price', () => ({ status: 502, body: {} }))
    server.answer('/balance', () => ({ status: 502, body: {} }))
    await initializeSwap(client)
    expect(client.store.get(swapAtom).initialized).toBe(chainId)
  })

  it('asks for prices in the currency of the client', async () => {
    const { client, calls } = await start({ currency: 'EUR' })
    await initializeSwap(client)
    expect(calls('fungible/price')[0]?.body).toEqual({ currency: 'eur', addresses: [native] })
    const inDollars = await start()
    await initializeSwap(inDollars.client)
    expect(inDollars.calls('fungible/price')[0]?.body).toMatchObject({ currency: 'usd' })
  })

  it.each([
    ['convert/tokens', 501, 'swap/not-supported', 'Network not supported for Swaps'],
    ['convert/gas-price', 501, 'swap/gas-price-not-supported', 'Network not supported for Gas Price'],
    ['convert/tokens', 502, 'swap/initialization-failed', 'Failed to initialize swap'],
    ['convert/gas-price', 200, 'swap/initialization-failed', 'Failed to initialize swap'],
    ['convert/tokens', 451, 'swap/initialization-failed', 'Failed to initialize swap'],
  ])('%s, %d: %s', async (call, status, code, shortMessage) => {
    const { client, server } = await start()
    server.answer(call, () => ({ status, body: { nothing: true } }))
    await expect(initializeSwap(client)).rejects.toMatchObject({ code, shortMessage })
    expect(client.store.get(swapAtom)).toMatchObject({ initializing: false, initialized: undefined })
  })

  it('asks nothing where the app has no swaps', async () => {
    const { client, calls } = await start()
    await switchNetwork(client, { network: 'eip155:31338' })
    expect(await codeOf(initializeSwap(client))).toBe('swap/not-supported')
    expect(calls('convert/tokens')).toEqual([])
  })
})

describe('updateSwap', () => {
  it('lets two tokens change places where the same one is chosen twice', async () => {
    const { client, fill } = await start()
    const symbols = () => {
      const { sourceToken, toToken } = client.store.get(swapAtom)
      return [sourceToken?.symbol, toToken?.symbol]
    }
    fill()
    const written = { ...usdc, address: usdc.address?.toLowerCase() }
    updateSwap(client, { sourceToken: written })
    expect(symbols()).toEqual(['USDC', 'ETH'])
    updateSwap(client, { toToken: usdc })
    expect(symbols()).toEqual(['ETH', 'USDC'])
    updateSwap(client, { sourceToken: usdc, toToken: ether })
    expect(symbols()).toEqual(['USDC', 'ETH'])
    resetSwap(client)
    expect(symbols()).toEqual([undefined, undefined])
  })
})

describe('prepareSwap', () => {
  it('makes of the form what is swapped, with a new quote', async () => {
    const { client, fill, calls, account } = await start()
    fill({ sourceTokenAmount: '1,5' })
    const { quote, ...preview } = await prepareSwap(client)
    expect(preview).toMatchObject({ amount: (3n * one) / 2n, from: account(), accountType: 'eoa' })
    expect(client.store.get(swapAtom).preview).toEqual(preview)
    expect(quote).toMatchObject({ toAmount: 2_995_500_000n, feeRate: '0', gasPrice: 10n ** 9n })
    expect(calls('convert/quotes')[0]?.query).toMatchObject({
      amount: '1500000000000000000',
      userAddress: `${chainId}:${account()}`,
      from: `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`,
      to: usdc.address,
      gasPrice: '1000000000',
    })
    fill({ sourceTokenAmount: '1' })
    expect(client.store.get(swapAtom).preview).toBeUndefined()
  })

  it('counts 0.0085 where the gateway does not say what it takes', async () => {
    const { client, fill } = await start({ script: { feeRate: undefined } })
    fill()
    expect((await prepareSwap(client)).quote.feeRate).toBe('0.0085')
  })

  it('C25 leaves out a quote that is malformed, and fails where none is valid', async () => {
    const { client, fill, server } = await start()
    const bad = { id: null, toAmount: 'much' }
    const answer = (...quotes: readonly object[]) =>
      server.answer('convert/quotes', () => ({ body: { quotes } }))
    answer({ id: null, toAmount: '7', feeRate: '0' }, bad)
    fill()
    expect((await prepareSwap(client)).quote.toAmount).toBe(7n)
    answer(bad)
    fill({ sourceTokenAmount: '0.5' })
    expect(await codeOf(prepareSwap(client))).toBe('gateway/invalid-response')
  })

  const poor = { nativeBalance: one }
  it.each([
    ['no amount', { sourceTokenAmount: '' }, {}, 'swap/incomplete'],
    ['zero', { sourceTokenAmount: '0' }, {}, 'swap/incomplete'],
    ['nothing to buy', { toToken: undefined }, {}, 'swap/incomplete'],
    ['a token of another network', { toToken: { ...usdc, chainId: 'eip155:1' } }, {}, 'swap/incomplete'],
    ['other decimals than those of the chain', {}, { decimals: 8 }, 'swap/decimals-mismatch'],
    ['more than there is', { sourceTokenAmount: '3.1' }, {}, 'swap/insufficient-balance'],
    ['nothing left for the fee', { sourceTokenAmount: '1' }, poor, 'swap/insufficient-balance'],
    [
      'no currency at all',
      { sourceToken: usdc, toToken: tether },
      { nativeBalance: 0n, gasPrice: 0n },
      'swap/insufficient-balance',
    ],
    ['tokens without a route', {}, { toAmount: 0n }, 'swap/no-quote'],
  ])('refuses %s', async (_, changes, script, code) => {
    const { client, fill } = await start({ script })
    fill(changes)
    expect(await codeOf(prepareSwap(client))).toBe(code)
    expect(client.store.get(swapAtom).preview).toBeUndefined()
  })

  it('reads the decimals of both tokens from the chain', async () => {
    const { client, fill, estimateTransfer } = await start()
    fill({ sourceToken: usdc, toToken: { ...tether, decimals: 18 } })
    await expect(prepareSwap(client)).rejects.toMatchObject({
      code: 'swap/decimals-mismatch',
      symbol: 'USDT',
    })
    expect(estimateTransfer.mock.calls.map(([{ token }]) => token)).toEqual([
      contracts.usdc,
      contracts.tether,
    ])
  })

  it('asks no currency of a smart account', async () => {
    const { client, fill } = await start({ accountTypes: ['smartAccount'], script: { nativeBalance: one } })
    fill()
    await expect(prepareSwap(client)).resolves.toBeDefined()
  })
})
