import { describe, expect, it } from 'vitest'
import { runProviderContract } from '../src/exports/testing.js'
import { jupiter } from '../src/providers/hosted/jupiter.js'
import { oneInch } from '../src/providers/hosted/oneInch.js'
import { zeroX } from '../src/providers/hosted/zeroX.js'
import { account, mintOfOther, options, other, owner, solana, usdc, usdcMint } from './hostedOptions.js'

// Answers in the form that each provider documents: nothing here was asked of a provider.
const test = { describe, it, expect }
const swap = { chainId: 'eip155:1', account, from: 'native', to: usdc, amount: 10n ** 18n }
const router = '0x00000000000000000000000000000000000000ee'
runProviderContract({
  name: '0x',
  test,
  open: ({ url, timeout }) => zeroX(options(url, timeout, { feeRecipient: other })),
  answer: ({ path }) => ({
    liquidityAvailable: true,
    buyAmount: '2990000000',
    minBuyAmount: '2960000000',
    sellAmount: '1',
    ...(path.endsWith('/quote') && {
      transaction: {
        to: router,
        data: '0x1234',
        gas: '288079',
        gasPrice: '73178385',
        value: String(swap.amount),
      },
    }),
  }),
  calls: { swap },
  // AllowanceHolder has one address.
  local: ['spender'],
  check: ({ quote, build, spender }, [first]) => {
    expect(spender).toBe('0x0000000000001ff3684f28c67538d4d072c22734')
    expect(quote).toEqual({ amountOut: 2_990_000_000n, hasFee: true })
    expect(build).toEqual({
      to: router,
      data: '0x1234',
      value: swap.amount,
      amountOut: 2_990_000_000n,
      gas: 288_079n,
    })
    expect(Object.fromEntries(first?.query ?? [])).toEqual({
      chainId: '1',
      sellAmount: String(swap.amount),
      taker: account,
      buyToken: usdc,
      swapFeeToken: usdc,
      sellToken: `0x${'e'.repeat(40)}`,
      swapFeeRecipient: other,
      swapFeeBps: '85',
    })
    expect(first?.headers).toMatchObject({ '0x-api-key': 'secret', '0x-version': 'v2' })
  },
})

runProviderContract({
  name: '1inch',
  test,
  open: ({ url, timeout }) => oneInch(options(url, timeout)),
  answer: ({ path }) =>
    path.endsWith('/approve/spender')
      ? { address: router.toUpperCase().replace('X', 'x') }
      : {
          dstAmount: '2990000000',
          ...(path.endsWith('/swap') && {
            tx: {
              from: account,
              to: router,
              data: '0x1234',
              value: String(swap.amount),
              gas: 0,
              gasPrice: '1',
            },
          }),
        },
  calls: { swap },
  hostile: {
    spender: ['0x', '0x12', `0x${'0'.repeat(40)}`, `${router}00`, null, 5, [router], { address: router }]
      .map(address => ({ address }))
      .concat([{} as { address: string }]),
    quote: ['', '-1', '1.5', '0x5', '9'.repeat(79), 5, null].map(dstAmount => ({ dstAmount })),
  },
  check: ({ quote, build, spender }, requests) => {
    expect(spender).toBe(router)
    expect(requests[2]?.path).toBe('/swap/v6.1/1/approve/spender')
    expect(quote).toEqual({ amountOut: 2_990_000_000n, hasFee: false })
    expect(build).toMatchObject({ to: router, data: '0x1234', value: swap.amount })
    expect(requests[1]?.path).toBe('/swap/v6.1/1/swap')
    expect(requests[1]?.query.get('slippage')).toBe('1')
    expect(requests[0]?.headers.authorization).toBe('Bearer secret')
  },
})

runProviderContract({
  name: 'jupiter',
  test,
  open: ({ url, timeout }) => jupiter(options(url, timeout)),
  answer: ({ path, query, body }) => {
    if (path === '/price/v3')
      return { [usdcMint]: { usdPrice: 0.9998, decimals: 6, priceChange24h: 5 }, [owner]: null }
    if (path === '/swap/v1/swap') {
      expect(body).toMatchObject({ quoteResponse: { routePlan: [], outAmount: '150' }, userPublicKey: owner })
      return { swapTransaction: 'AQID', lastValidBlockHeight: 5 }
    }
    const mints = { inputMint: query.get('inputMint'), outputMint: query.get('outputMint') }
    return { ...mints, inAmount: query.get('amount'), outAmount: '150', routePlan: [], slippageBps: 100 }
  },
  calls: {
    prices: { chainId: solana, tokens: [usdcMint, owner] },
    swap: { chainId: solana, account: owner, from: 'native', to: usdcMint, amount: 10n ** 9n },
  },
  hostile: { prices: [{ [mintOfOther]: { usdPrice: 5 } }, { another: ['shape'] }] },
  // A chain without allowances.
  local: ['spender'],
  check: ({ prices, quote, build, spender }) => {
    expect(spender).toBe(undefined)
    expect([...(prices as ReadonlyMap<string, object>)]).toEqual([
      [usdcMint, { usd: 0.9998, dayChange: 0.05 }],
    ])
    expect(quote).toEqual({ amountOut: 150n, hasFee: false })
    expect(build).toMatchObject({ data: 'AQID', value: 0n, amountOut: 150n })
  },
})
