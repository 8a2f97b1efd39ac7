import { concat, getAddress, type Hex, keccak256, maxUint256, pad, stringToHex, toHex } from 'viem'
import { expect, it } from 'vitest'
import { textOf } from '../../test/describeIt.js'
import { permit2 } from './callReaders.js'
import type { Facts } from './createFacts.js'
import { simulate } from './simulate.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const eth = `0x${'e'.repeat(40)}` as const
const facts: Facts = {
  token: async () => ({ kind: 'amounts', symbol: 'USD', decimals: 6, isKnown: false }),
  code: async () => 'contract',
}

const logOf = (address: Hex, event: string, indexed: readonly (Hex | bigint)[], data: Hex = '0x') => ({
  address,
  data,
  topics: [
    keccak256(stringToHex(event)),
    ...indexed.map(one => (typeof one === 'bigint' ? toHex(one, { size: 32 }) : pad(one))),
  ],
})
const word = (...values: readonly bigint[]) => concat(values.map(value => toHex(value, { size: 32 })))
const transfer = (address: Hex, from: Hex, to: Hex, amount: bigint) =>
  logOf(address, 'Transfer(address,address,uint256)', [from, to], word(amount))

/** The lines of the estimate for a call that has these logs. */
async function outcomeOf(logs: readonly object[] | undefined, value = 0n): Promise<readonly string[]> {
  const answer = [{ calls: [{ status: '0x1', logs }] }]
  const calls = [{ to: other, value, data: '0x' }] as const
  const { rows } = await simulate(async () => answer, facts, { chainId: 1, account, calls })
  return rows.slice(1).map(({ label, value: shown }) => {
    const text = 'text' in shown ? textOf(shown) : [shown.key, shown.values?.count].filter(Boolean).join(' ')
    return label === 'approval.outcome' ? text : `${String(label)} ${text}`
  })
}

it('sec 18: gifts hide no loss: what leaves comes first, and what is cut is counted', async () => {
  const gifts = Array.from({ length: 40 }, (_, index) =>
    transfer(getAddress(toHex(index + 1, { size: 20 })), other, account, 1n),
  )
  const shown = await outcomeOf([
    ...gifts,
    transfer(token, account, other, 5n),
    transfer(eth, account, other, 7n * 10n ** 18n),
  ])
  expect(shown.slice(0, 2)).toEqual(['− 7 ETH', `− 0.000005 USD (${token})`])
  expect(shown).toHaveLength(13)
  expect(shown.at(-1)).toBe('estimate.more 30')
  const losses = Array.from({ length: 40 }, (_, index) =>
    transfer(getAddress(toHex(index + 1, { size: 20 })), account, other, 1n),
  )
  const many = await outcomeOf([...losses, transfer(eth, account, other, 7n * 10n ** 18n)])
  expect(many[0]).toBe('− 7 ETH')
  expect(many.at(-1)).toBe('estimate.moreLeaving 17')
})

it('shows items of ERC-721 and ERC-1155, and what others may spend then', async () => {
  const single = 'TransferSingle(address,address,address,uint256,uint256)'
  const batch = 'TransferBatch(address,address,address,uint256[],uint256[])'
  expect(
    await outcomeOf([
      logOf(token, 'Transfer(address,address,uint256)', [other, account, 4n]),
      logOf(token, 'Approval(address,address,uint256)', [account, permit2], word(maxUint256)),
      logOf(token, 'Approval(address,address,uint256)', [account, other, 9n]),
      logOf(token, 'ApprovalForAll(address,address,bool)', [account, other], word(1n)),
      logOf(token, 'Transfer(address,address,uint256)', [account, other, 3n]),
      logOf(other, single, [other, account, other], word(5n, 2n)),
      logOf(other, batch, [other, account, other], word(64n, 160n, 2n, 6n, 7n, 2n, 1n, 1n)),
      // Of somebody else, and one that is taken back.
      logOf(token, 'ApprovalForAll(address,address,bool)', [other, account], word(1n)),
      logOf(token, 'Approval(address,address,uint256)', [account, token], word(0n)),
    ]),
  ).toEqual([
    `− #3 (${token})`,
    `− #5 × 2 (${other})`,
    `− #6 (${other})`,
    `− #7 (${other})`,
    `estimate.allowance ${permit2} (Permit2): ∞ USD (${token})`,
    `estimate.allowance ${other}: #9 (${token})`,
    `estimate.allItems ${other}: ${token}`,
    `+ #4 (${token})`,
  ])
})

it('says that no amount changes only where that was computed', async () => {
  expect(await outcomeOf([])).toEqual(['estimate.same'])
  // The node tells no logs, or none of the coins that are sent, or one that cannot be read.
  expect(await outcomeOf(undefined)).toEqual(['estimate.partial'])
  expect(await outcomeOf([], 1n)).toEqual(['estimate.partial'])
  const odd = logOf(token, 'Transfer(address,address,uint256)', [account], '0x1234')
  expect(await outcomeOf([odd])).toEqual(['estimate.partial'])
  expect(await outcomeOf([odd, transfer(token, account, other, 5n)])).toEqual([
    `− 0.000005 USD (${token})`,
    'estimate.partial',
  ])
})
