import { concat, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi, parseAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  account,
  balance,
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

const universalAbi = parseAbi([
  'function execute(bytes, bytes[], uint256)',
  'function execute(bytes, bytes[])',
])

describe('a call of the Universal Router', () => {
  const swapTypes = parseAbiParameters('address, uint256, uint256, bytes, bool')
  const v2Types = parseAbiParameters('address, uint256, uint256, address[], bool')
  const payTypes = parseAbiParameters('address, address, uint256')
  const wrapTypes = parseAbiParameters('address, uint256')
  const v3Swap = (path: Hex, amount: bigint, least: bigint, byUser: boolean, to: Hex = sender) =>
    ['00', encodeAbiParameters(swapTypes, [to, amount, least, path, byUser])] as const
  const v2Swap = (path: readonly Hex[], amount: bigint, least: bigint, byUser: boolean, to: Hex = sender) =>
    ['08', encodeAbiParameters(v2Types, [to, amount, least, path, byUser])] as const
  const wrapped = (to: Hex, amount: bigint) => ['0b', encodeAbiParameters(wrapTypes, [to, amount])] as const
  const unwrapped = (to: Hex, least: bigint) => ['0c', encodeAbiParameters(wrapTypes, [to, least])] as const
  const pays = (command: string, token: Hex, to: Hex, amount: bigint) =>
    [command, encodeAbiParameters(payTypes, [token, to, amount])] as const
  const execute = (...commands: readonly (readonly [string, Hex])[]) =>
    encodeFunctionData({
      abi: universalAbi,
      functionName: 'execute',
      args: [
        `0x${commands.map(([command]) => command).join('')}`,
        commands.map(([, input]) => input),
        9n ** 9n,
      ],
    })
  const ether = `0x${'0'.repeat(40)}` as const

  it.each([
    ['v3', execute(v3Swap(pathOf(usdc, weth, dai), 7n, 5n, true)), sell],
    ['v2', execute(v2Swap([usdc, dai], 7n, 5n, true, account)), sell],
    [
      'without a time',
      encodeFunctionData({
        abi: universalAbi,
        functionName: 'execute',
        args: ['0x08', [v2Swap([usdc, dai], 7n, 5n, true)[1]]],
      }),
      sell,
    ],
    [
      'the currency over another token',
      execute(wrapped(self, 7n), v3Swap(pathOf(weth, dai, usdc), 7n, 5n, false)),
      pay,
    ],
    ['all of the currency', execute(wrapped(self, balance), v2Swap([weth, usdc], balance, 5n, false)), pay],
    [
      'a token for the currency',
      execute(v3Swap(pathOf(usdc, weth), 7n, 0n, true, self), unwrapped(sender, 5n)),
      cash,
    ],
    [
      'what the router pays out after a fee',
      execute(
        v3Swap(pathOf(usdc, dai), 7n, 0n, true, self),
        pays('06', dai, thief, 25n),
        pays('04', dai, account, 5n),
      ),
      sell,
    ],
    [
      'a token that is paid before',
      execute(
        ['02', encodeAbiParameters(parseAbiParameters('address, address, uint160'), [usdc, self, 7n])],
        v2Swap([usdc, dai], balance, 5n, false),
      ),
      sell,
    ],
    ['the wrapping of the currency', execute(wrapped(sender, 5n)), { bought: weth, value: 7n }],
    [
      'the currency that is left',
      execute(
        v3Swap(pathOf(usdc, weth), 7n, 0n, true, self),
        unwrapped(self, 0n),
        pays('04', ether, sender, 5n),
      ),
      cash,
    ],
  ] as const)('is read: %s', async (_, data, pair) => {
    expect(await read(data, pair)).toEqual(reads(5n))
  })

  it.each([
    ['another recipient', execute(v3Swap(pathOf(usdc, dai), 7n, 5n, true, thief)), sell, reads(0n)],
    ['a lower minimum', execute(v2Swap([usdc, dai], 7n, 1n, true)), sell, reads(1n)],
    ['another token', execute(v2Swap([usdc, weth], 7n, 5n, true)), sell, reads(0n)],
    [
      'a sweep to another',
      execute(v2Swap([usdc, dai], 7n, 0n, true, self), pays('04', dai, thief, 5n)),
      sell,
      reads(0n),
    ],
    [
      'what the router has, to another',
      execute(v2Swap([usdc, dai], 7n, 0n, true, self), pays('05', dai, thief, 5n)),
      sell,
      reads(0n),
    ],
    [
      'another token of the account',
      execute(v2Swap([usdc, dai], 7n, 5n, true), v2Swap([weth, dai], 9n, 0n, true, thief)),
      sell,
      reads(5n, 7n, lower(weth)),
    ],
    [
      'another token by Permit2',
      execute(v2Swap([usdc, dai], 7n, 5n, true), [
        '02',
        encodeAbiParameters(parseAbiParameters('address, address, uint160'), [weth, thief, 9n]),
      ]),
      sell,
      reads(5n, 7n, lower(weth)),
    ],
    [
      'more of the token',
      execute(v2Swap([usdc, dai], 7n, 5n, true), v2Swap([usdc, dai], 1n, 0n, true, thief)),
      sell,
      reads(5n, 8n),
    ],
    // The account pays by Permit2, not by the value.
    [
      'the wrapped currency of the account',
      execute(v2Swap([weth, usdc], 7n, 5n, true)),
      pay,
      reads(5n, 7n, lower(weth)),
    ],
  ] as const)('that was changed is read as it is: %s', async (_, data, pair, reading) => {
    expect(await read(data, pair)).toEqual(reading)
  })

  it.each([
    ['with a command that may fail', execute(['88', v2Swap([usdc, dai], 7n, 5n, true)[1]])],
    ['with a command that does more', execute(v2Swap([usdc, dai], 7n, 5n, true), ['10', '0x'])],
    ['with a command of nothing known', execute(v2Swap([usdc, dai], 7n, 5n, true), ['3f', '0x'])],
    [
      'with more inputs than commands',
      encodeFunctionData({
        abi: universalAbi,
        functionName: 'execute',
        args: ['0x', [v2Swap([usdc, dai], 7n, 5n, true)[1]]],
      }),
    ],
    [
      'with a minimum of which the router drops the first bits',
      execute(v2Swap([usdc, dai], 7n, 0n, true, self), pays('04', dai, account, 2n ** 160n)),
    ],
    ['with bytes after an input', execute(['08', concat([v2Swap([usdc, dai], 7n, 5n, true)[1], '0x00'])])],
    [
      'with a boolean that is neither',
      execute([
        '08',
        v2Swap([usdc, dai], 7n, 5n, true)[1].replace(/0{63}1(?=0{62}02)/, `${'0'.repeat(63)}2`) as Hex,
      ]),
    ],
  ] as const)('is not read %s', async (_, data) => {
    expect(await read(data, sell)).toBeUndefined()
  })
})
