import { concat, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  account,
  cash,
  dai,
  lower,
  pathOf,
  pay,
  read,
  reads,
  self,
  sell,
  sender,
  thief,
  usdc,
  weth,
} from '../../test/swap/readCall.js'

const abi = parseAbi([
  'struct Input { bytes path; address recipient; uint256 amountIn; uint256 least; }',
  'struct Single { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 least; uint160 limit; }',
  'function exactInput(Input)',
  'function exactInputSingle(Single)',
  'function exactOutput(Input)',
  'function swapExactTokensForTokens(uint256, uint256, address[], address)',
  'function wrapETH(uint256)',
  'function pull(address, uint256)',
  'function refundETH()',
  'function unwrapWETH9(uint256, address)',
  'function unwrapWETH9(uint256)',
  'function unwrapWETH9WithFee(uint256, address, uint256, address)',
  'function unwrapWETH9WithFee(uint256, uint256, address)',
  'function sweepToken(address, uint256, address)',
  'function sweepToken(address, uint256)',
  'function sweepTokenWithFee(address, uint256, address, uint256, address)',
  'function sweepTokenWithFee(address, uint256, uint256, address)',
  'function multicall(uint256, bytes[])',
  'function multicall(bytes32, bytes[])',
  'function multicall(bytes[])',
])
const v2Abi = parseAbi([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactETHForTokens(uint256, address[], address, uint256)',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address, uint256)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
])
const v3 = (path: Hex, amountIn: bigint, least: bigint, recipient: Hex = account) =>
  encodeFunctionData({ abi, functionName: 'exactInput', args: [{ path, recipient, amountIn, least }] })
const v2 = (tokens: readonly Hex[], amount: bigint, least: bigint, to: Hex = account) =>
  encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args: [amount, least, tokens, to] })
const several = (...calls: readonly Hex[]) =>
  encodeFunctionData({ abi, functionName: 'multicall', args: [9n ** 9n, calls] })
const unwrap = (least: bigint, to: Hex = account) =>
  encodeFunctionData({ abi, functionName: 'unwrapWETH9', args: [least, to] })
const sweep = (token: Hex, least: bigint, to: Hex = account) =>
  encodeFunctionData({ abi, functionName: 'sweepToken', args: [token, least, to] })
const wrap = (amount: bigint) => encodeFunctionData({ abi, functionName: 'wrapETH', args: [amount] })
const pull = (token: Hex, amount: bigint) =>
  encodeFunctionData({ abi, functionName: 'pull', args: [token, amount] })

describe('a call of SwapRouter02', () => {
  it.each([
    ['v3', v3(pathOf(usdc, dai), 7n, 5n), sell],
    ['v3 over another token', v3(pathOf(usdc, weth, dai), 7n, 5n), sell],
    ['v3 to who calls', v3(pathOf(usdc, dai), 7n, 5n, sender), sell],
    [
      'one pool of v3',
      encodeFunctionData({
        abi,
        functionName: 'exactInputSingle',
        args: [
          {
            tokenIn: usdc,
            tokenOut: dai,
            fee: 500,
            recipient: account,
            amountIn: 7n,
            least: 5n,
            limit: 0n,
          },
        ],
      }),
      sell,
    ],
    ['v2', v2([usdc, weth, dai], 7n, 5n), sell],
    ['several, until a time', several(v3(pathOf(usdc, dai), 7n, 5n)), sell],
    [
      'several, after a block',
      encodeFunctionData({
        abi,
        functionName: 'multicall',
        args: [`0x${'0'.repeat(64)}`, [v2([usdc, dai], 7n, 5n)]],
      }),
      sell,
    ],
    [
      'several',
      encodeFunctionData({ abi, functionName: 'multicall', args: [[v2([usdc, dai], 7n, 5n)]] }),
      sell,
    ],
    ['parts by v2 and v3', several(v2([usdc, dai], 3n, 2n), v3(pathOf(usdc, dai), 4n, 3n)), sell],
    ['the currency for a token by v3', several(v3(pathOf(weth, usdc), 7n, 5n)), pay],
    ['the currency for a token by v2', several(v2([weth, dai, usdc], 7n, 5n)), pay],
    [
      'the currency over another token, wrapped before',
      several(wrap(7n), v3(pathOf(weth, dai, usdc), 0n, 5n)),
      pay,
    ],
    [
      'the currency, with the rest back',
      several(v2([weth, usdc], 7n, 5n), encodeFunctionData({ abi, functionName: 'refundETH' })),
      pay,
    ],
    ['a token for the currency', several(v3(pathOf(usdc, weth), 7n, 5n, self), unwrap(5n)), cash],
    [
      'a token for the currency, to who calls',
      several(
        v2([usdc, weth], 7n, 0n, self),
        encodeFunctionData({ abi, functionName: 'unwrapWETH9', args: [5n] }),
      ),
      cash,
    ],
    ['a token that the router pays out', several(v2([usdc, dai], 7n, 0n, self), sweep(dai, 5n)), sell],
    [
      'a token that the router pays out to who calls',
      several(
        v2([usdc, dai], 7n, 0n, self),
        encodeFunctionData({ abi, functionName: 'sweepToken', args: [dai, 5n] }),
      ),
      sell,
    ],
    ['the wrapping of the currency', several(wrap(7n), sweep(weth, 5n)), { bought: weth, value: 7n }],
    ['the opposite', several(pull(weth, 7n), unwrap(5n)), { sold: weth }],
  ] as const)('is read: %s', async (_, data, pair) => {
    expect(await read(data, pair)).toEqual(reads(5n))
    expect(await read(data.toUpperCase().replace('0X', '0x') as Hex, pair)).toEqual(reads(5n))
  })

  it('is read with a fee, of which the account gets the rest', async () => {
    const first = v2([usdc, dai], 7n, 0n, self)
    for (const fee of [
      encodeFunctionData({ abi, functionName: 'sweepTokenWithFee', args: [dai, 1000n, account, 85n, thief] }),
      encodeFunctionData({ abi, functionName: 'sweepTokenWithFee', args: [dai, 1000n, 85n, thief] }),
    ])
      expect(await read(several(first, fee), sell)).toEqual(reads(992n))
    for (const fee of [
      encodeFunctionData({ abi, functionName: 'unwrapWETH9WithFee', args: [1000n, account, 85n, thief] }),
      encodeFunctionData({ abi, functionName: 'unwrapWETH9WithFee', args: [1000n, 85n, thief] }),
    ])
      expect(await read(several(v2([usdc, weth], 7n, 0n, self), fee), cash)).toEqual(reads(992n))
  })

  it.each([
    ['another recipient', v3(pathOf(usdc, dai), 7n, 5n, thief), sell, reads(0n)],
    ['another recipient by v2', v2([usdc, dai], 7n, 5n, thief), sell, reads(0n)],
    ['the router as the recipient', v2([usdc, dai], 7n, 5n, self), sell, reads(0n)],
    ['a lower minimum', v3(pathOf(usdc, dai), 7n, 1n), sell, reads(1n)],
    ['another token', v3(pathOf(usdc, weth), 7n, 5n), sell, reads(0n)],
    ['the wrapped currency in place of it', v3(pathOf(usdc, weth), 7n, 5n), cash, reads(0n)],
    ['a payment to another', several(v2([usdc, dai], 7n, 0n, self), sweep(dai, 5n, thief)), sell, reads(0n)],
    ['the currency to another', several(v2([usdc, weth], 7n, 0n, self), unwrap(5n, thief)), cash, reads(0n)],
    // The payout of the router takes 1 and 2 as they are.
    ['a payment to 1', several(v2([usdc, dai], 7n, 0n, self), sweep(dai, 5n, sender)), sell, reads(0n)],
    [
      'a fee of everything',
      several(
        encodeFunctionData({
          abi,
          functionName: 'sweepTokenWithFee',
          args: [dai, 1000n, account, 10_000n, thief],
        }),
      ),
      sell,
      reads(0n, 0n),
    ],
    ['more of the token', several(v2([usdc, dai], 7n, 5n), pull(usdc, 1n)), sell, reads(5n, 8n)],
    ['a second sale', several(v2([usdc, dai], 7n, 5n), v2([usdc, dai], 7n, 0n, thief)), sell, reads(5n, 14n)],
    [
      'another token of the account',
      several(v2([usdc, dai], 7n, 5n), pull(weth, 9n)),
      sell,
      reads(5n, 7n, lower(weth)),
    ],
    [
      'another token that is sold',
      several(v2([usdc, dai], 7n, 5n), v2([weth, dai], 9n, 0n, thief)),
      sell,
      reads(5n, 7n, lower(weth)),
    ],
    [
      'what is bought, taken back',
      several(v2([usdc, dai], 7n, 5n), pull(dai, 9n)),
      sell,
      reads(5n, 7n, lower(dai)),
    ],
    [
      'tokens beside the value',
      several(v2([weth, usdc], 7n, 5n), pull(weth, 9n)),
      pay,
      reads(5n, 7n, lower(weth)),
    ],
    ['the value twice', several(wrap(7n), v2([weth, usdc], 7n, 5n)), pay, reads(5n, 14n, lower(weth))],
    [
      'a token that is called before the value is used',
      v3(pathOf(weth, dai, usdc), 7n, 5n),
      pay,
      reads(5n, 7n, lower(weth)),
    ],
    [
      'the same in two calls',
      several(v3(pathOf(weth, dai), 7n, 0n, self), v3(pathOf(dai, usdc), 0n, 5n)),
      pay,
      reads(5n, 7n, lower(weth)),
    ],
  ] as const)('that was changed is read as it is: %s', async (_, data, pair, reading) => {
    expect(await read(data, pair)).toEqual(reading)
  })

  it.each([
    [
      'of another function',
      encodeFunctionData({
        abi,
        functionName: 'exactOutput',
        args: [{ path: pathOf(usdc, dai), recipient: account, amountIn: 7n, least: 5n }],
      }),
    ],
    ['among several that can be', several(v2([usdc, dai], 7n, 5n), '0x12345678')],
    ['of several in several', several(several(v2([usdc, dai], 7n, 5n)))],
    ['with bytes after it', concat([v2([usdc, dai], 7n, 5n), '0x00'])],
    [
      'with an address of more than 20 bytes',
      v2([usdc, dai], 7n, 5n).replace(
        account.slice(2).toLowerCase().padStart(64, '0'),
        `1${account.slice(2).toLowerCase().padStart(63, '0')}`,
      ) as Hex,
    ],
    ['that is cut', v2([usdc, dai], 7n, 5n).slice(0, -2) as Hex],
    ['with a path that is cut', v3(pathOf(usdc, dai).slice(0, -2) as Hex, 7n, 5n)],
    ['with a path of one token', v3(usdc, 7n, 5n)],
    ['of nothing', '0x' as Hex],
    ['with a refund that has more', several(v2([usdc, dai], 7n, 5n), '0x12210e8a00')],
  ])('is not read %s', async (_, data) => {
    expect(await read(data, sell)).toBeUndefined()
  })
})

describe('a call of the router of v2', () => {
  const time = 9n ** 9n
  const token = (to: Hex, tokens: readonly Hex[] = [usdc, dai]) => [
    encodeFunctionData({
      abi: v2Abi,
      functionName: 'swapExactTokensForTokens',
      args: [7n, 5n, tokens, to, time],
    }),
    encodeFunctionData({
      abi: v2Abi,
      functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
      args: [7n, 5n, tokens, to, time],
    }),
  ]
  const currency = (to: Hex) => [
    encodeFunctionData({
      abi: v2Abi,
      functionName: 'swapExactETHForTokens',
      args: [5n, [weth, usdc], to, time],
    }),
    encodeFunctionData({
      abi: v2Abi,
      functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
      args: [5n, [weth, usdc], to, time],
    }),
  ]
  const coins = (to: Hex) => [
    encodeFunctionData({
      abi: v2Abi,
      functionName: 'swapExactTokensForETH',
      args: [7n, 5n, [usdc, weth], to, time],
    }),
    encodeFunctionData({
      abi: v2Abi,
      functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
      args: [7n, 5n, [usdc, weth], to, time],
    }),
  ]

  it('is read in its six forms', async () => {
    for (const data of token(account)) expect(await read(data, sell)).toEqual(reads(5n))
    for (const data of currency(account)) expect(await read(data, pay)).toEqual(reads(5n))
    for (const data of coins(account)) expect(await read(data, cash)).toEqual(reads(5n))
  })

  it('is read with another recipient, which 1 is as well, and another token', async () => {
    for (const to of [thief, sender] as const) {
      for (const data of token(to)) expect(await read(data, sell)).toEqual(reads(0n))
      for (const data of currency(to)) expect(await read(data, pay)).toEqual(reads(0n))
      for (const data of coins(to)) expect(await read(data, cash)).toEqual(reads(0n))
    }
    for (const data of token(account, [weth, dai]))
      expect(await read(data, sell)).toEqual(reads(5n, 0n, lower(weth)))
  })
})
