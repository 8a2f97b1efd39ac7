import { expect, it } from 'vitest'
import { parseChainId } from './parseChainId.js'

it.each([137, '137', '0x89', '0X89', 'eip155:137', 'eip155:0x89', { chainId: '0x89' }, { chainId: 137 }])(
  'reads %j',
  value => {
    expect(parseChainId(value)).toBe(137)
  },
)

it.each([
  0,
  -1,
  1.5,
  Number.NaN,
  2 ** 60,
  '',
  'x',
  '1e3',
  ' 1',
  '0x',
  'solana:1',
  'eip155:',
  'eip155:1:0x00',
  null,
  undefined,
  true,
  [],
  [1],
  {},
  { chainId: { chainId: 1 } },
])('C23 takes %j for no chain', value => {
  expect(parseChainId(value)).toBe(undefined)
})
