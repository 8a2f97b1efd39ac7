import {
  type LocalStack,
  localExchange,
  localSolanaChainId,
  localSolanaMints,
  testTokenAddress,
} from '@latchkit/local-stack'
import {
  decodeFunctionData,
  decodeFunctionResult,
  encodeFunctionResult,
  getAddress,
  type Hex,
  multicall3Abi,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProviderRequest, runProviderContract } from '../src/exports/testing.js'
import { type OwnProviders, prepareOwnProviders } from './ownProviders.js'
import { chainId } from './startIndexed.js'

const test = { describe, it, expect }
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
/** No contract: its answers are replaced by nonsense where bad rows are put into answers. */
const bad = '0x00000000000000000000000000000000000000bd'
const dollar = testTokenAddress.toLowerCase()
const gold = localExchange.gold.toLowerCase()
const router = localExchange.swapRouter.toLowerCase()
/** The first account of anvil; that of Solana is not used elsewhere in this file. */
const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const solanaAccount = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'

/** The largest number: a balance, and decimals that no token has. */
const nonsense: Hex = `0x${'f'.repeat(64)}`

type Rpc = {
  readonly method: string
  readonly params: readonly [{ readonly to?: string; readonly data?: Hex }]
}

/** Answers by the real chains. */
async function forward(stack: LocalStack, { path, body }: ProviderRequest): Promise<unknown> {
  const url = path === '/solana' ? stack.solana?.url : stack.chains[0].rpcUrl
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url ?? '', { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

/** Makes what the bad token answers nonsense, and puts what is no row into the lists of Solana. */
function spoil(answer: unknown, { body }: ProviderRequest): unknown {
  const {
    method,
    params: [call],
  } = body as Rpc
  const { result, ...rest } = answer as { readonly result: unknown }
  if (method === 'getTokenAccountsByOwner') {
    const { value, ...context } = result as { readonly value: readonly unknown[] }
    const info = { mint: 5, tokenAmount: { amount: '-1', decimals: 6 } }
    const wrong = { account: { data: { parsed: { info } } } }
    return { ...rest, result: { ...context, value: [null, 5, 'x', {}, wrong, ...value, []] } }
  }
  if (method !== 'eth_call' || !call.data) return answer
  if (call.to === bad) return { ...rest, result: '0xdeadbeef' }
  if (!call.data.startsWith('0x82ad56cb') || typeof result !== 'string') return answer
  const { args } = decodeFunctionData({ abi: multicall3Abi, data: call.data })
  const [calls] = args as readonly [readonly { readonly target: Hex }[]]
  const abi = { abi: multicall3Abi, functionName: 'aggregate3' } as const
  const inner = decodeFunctionResult({ ...abi, data: result as Hex }).map((one, index) =>
    calls[index]?.target === getAddress(bad) ? { success: true, returnData: nonsense } : one,
  )
  return { ...rest, result: encodeFunctionResult({ ...abi, result: inner }) }
}

const rpc = (answer: object) => ({ jsonrpc: '2.0', id: 1, ...answer })
/** Answers of a node that has nothing to say of the chain. */
const otherAnswers = [
  ...[{}, 5, 'x'].map(result => rpc({ result })),
  ...[-32_005, 429].map(code => rpc({ error: { code, message: 'limit exceeded' } })),
]
const refusedBy = (...calls: readonly string[]) =>
  Object.fromEntries(calls.map(call => [call, otherAnswers] as const))

/** Every source of ours under the contract of a provider, on chains that a test file has started. */
export function testOwnProviders(stackOf: () => LocalStack): void {
  let providers: OwnProviders
  beforeAll(async () => {
    const { solana } = stackOf()
    await solana?.airdrop(solanaAccount, 2_000_000_000)
    await solana?.mintTokens({ mint: 'named', owner: solanaAccount, amount: 1234n })
    providers = await prepareOwnProviders(stackOf())
  })
  afterAll(() => providers?.close())
  const common = {
    test,
    spoil,
    open: (parameters: { readonly url: string; readonly timeout: number }) => providers.open(parameters),
    answer: (request: ProviderRequest) => forward(stackOf(), request),
  }

  runProviderContract({
    ...common,
    name: 'balances of eip155',
    calls: { balances: { chainId, account, tokens: [dollar, bad, gold] } },
    hostile: refusedBy('balances'),
    check: ({ balances }) =>
      expect(balances).toEqual([
        { ...ether, amount: expect.any(BigInt) },
        { address: dollar, name: 'Test Dollar', symbol: 'TUSD', decimals: 6, amount: 10n ** 12n },
        { address: gold, name: 'Test Gold', symbol: 'TGLD', decimals: 18, amount: 10n ** 21n },
        // The index says what else was ever received.
        expect.objectContaining({ symbol: 'TUSDT' }),
        expect.objectContaining({ name: 'Claim at https://claim.example' }),
      ]),
  })

  runProviderContract({
    ...common,
    name: 'balances and history of solana',
    calls: {
      balances: { chainId: localSolanaChainId, account: solanaAccount, tokens: [] },
      history: { chainId: localSolanaChainId, account: solanaAccount },
    },
    hostile: refusedBy('balances', 'history'),
    check: ({ balances, history }) => {
      const coffee = { name: 'Local Coffee', symbol: 'LCOF' }
      expect(balances).toEqual([
        { name: 'Solana', symbol: 'SOL', decimals: 9, amount: 2_000_000_000n },
        { address: localSolanaMints.named.address, ...coffee, decimals: 2, amount: 1234n },
      ])
      expect(history).toMatchObject({
        rows: [
          { transfers: [{ direction: 'in', quantity: { numeric: '12.34' }, fungible_info: coffee }] },
          { transfers: [{ direction: 'in', quantity: { numeric: '2' }, fungible_info: { symbol: 'SOL' } }] },
        ],
      })
    },
  })

  runProviderContract({
    ...common,
    name: 'the index of eip155',
    calls: { history: { chainId, account }, nfts: { chainId, account } },
    hostile: refusedBy('history', 'nfts'),
    check: ({ history, nfts }) => {
      const { rows } = history as { readonly rows: readonly { readonly transfers: readonly object[] }[] }
      expect(rows.flatMap(({ transfers }) => transfers)).toContainEqual(
        expect.objectContaining({
          quantity: { numeric: '1000' },
          fungible_info: expect.objectContaining({ symbol: 'TGLD' }),
        }),
      )
      expect(nfts).toMatchObject({
        rows: expect.arrayContaining([expect.objectContaining({ name: 'Art 1' })]),
      })
    },
  })

  const swap = { chainId, account, from: 'native', to: dollar, amount: 10n ** 18n }
  runProviderContract({
    ...common,
    name: 'prices and swaps of exchanges',
    calls: { prices: { chainId, tokens: ['native', gold, bad] }, swap },
    // The router is in a file.
    local: ['spender'],
    hostile: refusedBy('prices', 'quote', 'build'),
    check: ({ prices, quote, build, spender }) => {
      expect([...(prices as ReadonlyMap<string, object>)]).toEqual([
        ['native', { usd: expect.closeTo(3000, 3) }],
        [gold, { usd: expect.closeTo(2000, 3) }],
      ])
      expect(quote).toEqual({ amountOut: expect.any(BigInt), hasFee: false })
      expect(build).toMatchObject({ to: router, value: swap.amount })
      expect(spender).toBe(router)
    },
  })

  runProviderContract({
    ...common,
    name: 'the sandbox of purchases',
    calls: {
      purchase: {
        chainId,
        account,
        purchaseCurrency: 'ETH',
        paymentCurrency: 'USD',
        amount: 100,
        network: 'local-31337',
      },
    },
    // Both are in the database.
    local: ['options', 'purchases'],
    hostile: refusedBy('offer', 'page'),
    check: ({ options, offer, page, purchases }) => {
      expect(options).toMatchObject({ purchaseCurrencies: [{ symbol: 'ETH' }] })
      expect(offer).toMatchObject({ purchaseAmount: { amount: expect.stringMatching(/^0\.0328/) } })
      expect(page).toMatch(/^http:\/\/gateway\.example\/sandbox\/checkout\//)
      expect(purchases).toEqual([])
    },
  })

  runProviderContract({
    ...common,
    name: 'names',
    calls: { names: { chainId, account, name: 'alice.eth' } },
    hostile: refusedBy('profile', 'identity', 'profiles'),
    check: ({ profile, identity, profiles }) => {
      const avatar = expect.stringMatching(/^data:image\/svg\+xml;base64,/)
      expect(identity).toEqual({ name: 'alice.eth', avatar })
      expect(profile).toMatchObject({
        name: 'alice.eth',
        attributes: [{ avatar }],
        addresses: { 60: { address: getAddress(account) } },
      })
      expect(profiles).toEqual([profile])
    },
  })
}
