import type { Hex } from 'viem'
import { decodeAbiParameters, hexToBigInt } from 'viem/utils'

/** A log of a simulated call. */
export type SimulatedLog = { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }

/** Changes of an account by calls. Outgoing amounts are negative. */
export type Change =
  | { readonly kind: 'amount'; readonly token: Hex; readonly amount: bigint }
  | { readonly kind: 'item'; readonly token: Hex; readonly id: bigint; readonly amount: bigint }
  | { readonly kind: 'allowance'; readonly token: Hex; readonly spender: Hex; readonly amount: bigint }
  | { readonly kind: 'itemAllowance'; readonly token: Hex; readonly spender: Hex; readonly id: bigint }
  | { readonly kind: 'allItems'; readonly token: Hex; readonly spender: Hex }

/** The address in whose name nodes log transfers of coins. */
export const coin = `0x${'e'.repeat(40)}` as const

const topics = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  allItems: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  single: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  batch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
} as const
const known: readonly string[] = Object.values(topics)

/**
 * Reads what logs change for an account: amounts, items of ERC-721 and ERC-1155, and what others may spend then. `isWhole`
 * is false when a log of these kinds could not be read.
 *
 * @see ERC-20, ERC-721, ERC-1155
 */
export function readChanges(
  logs: readonly SimulatedLog[],
  account: Hex,
): { readonly changes: readonly Change[]; readonly isWhole: boolean } {
  const found = new Map<string, Change>()
  let isWhole = true
  const add = (change: Extract<Change, { kind: 'amount' | 'item' }>) => {
    const key = `${change.kind} ${change.token} ${change.kind === 'item' ? change.id : ''}`
    const before = found.get(key)
    const amount = change.amount + (before && 'amount' in before ? before.amount : 0n)
    found.set(key, { ...change, amount })
  }
  for (const log of logs) {
    const changes = readLog(log, account)
    if (!changes) isWhole = false
    for (const change of changes ?? []) {
      if (change.kind === 'amount' || change.kind === 'item') add(change)
      else
        found.set(
          `${change.kind} ${change.token} ${change.spender} ${'id' in change ? change.id : ''}`,
          change,
        )
    }
  }
  const changes = [...found.values()].filter(change => !('amount' in change) || change.amount !== 0n)
  return { changes, isWhole }
}

function readLog({ address, topics: [topic, ...indexed], data }: SimulatedLog, account: Hex) {
  if (topic === undefined || !known.includes(topic)) return []
  const token = address.toLowerCase() as Hex
  const [first, second, third] = indexed
  if (!first || !second) return undefined
  const isOwn = (party: Hex) => party.slice(-40).toLowerCase() === account.slice(2).toLowerCase()
  /** −1 for an outgoing amount, 1 for an incoming amount, 0 for both and neither. */
  const signOf = (from: Hex, to: Hex) => BigInt(Number(isOwn(to)) - Number(isOwn(from)))
  const spender = `0x${second.slice(-40)}` as const
  const amount = data.length === 66 ? hexToBigInt(data) : undefined
  switch (topic) {
    case topics.transfer: {
      const sign = signOf(first, second)
      // ERC-721 has the number of the item as another topic.
      if (third) return [{ kind: 'item', token, id: hexToBigInt(third), amount: sign } satisfies Change]
      return amount === undefined
        ? undefined
        : [{ kind: 'amount', token, amount: sign * amount } satisfies Change]
    }
    case topics.approval: {
      if (!isOwn(first)) return []
      if (third)
        return BigInt(second) === 0n
          ? []
          : [{ kind: 'itemAllowance', token, spender, id: hexToBigInt(third) } satisfies Change]
      return amount === undefined
        ? undefined
        : [{ kind: 'allowance', token, spender, amount } satisfies Change]
    }
    case topics.allItems:
      if (!isOwn(first) || amount === 0n) return []
      return [{ kind: 'allItems', token, spender } satisfies Change]
    default: {
      const items = third && readItems(topic, data)
      const sign = third ? signOf(second, third) : 0n
      return items?.map(([id, count]) => ({ kind: 'item', token, id, amount: sign * count }) satisfies Change)
    }
  }
}

/** Items of ERC-1155 with their amounts; `undefined` for invalid bytes. */
function readItems(topic: string, data: Hex): readonly (readonly [id: bigint, amount: bigint])[] | undefined {
  const list = topic === topics.batch ? '[]' : ''
  try {
    const [ids, amounts] = decodeAbiParameters([{ type: `uint256${list}` }, { type: `uint256${list}` }], data)
    const [allIds, all] = [[ids].flat(), [amounts].flat()] as [readonly bigint[], readonly bigint[]]
    return allIds.length === all.length ? allIds.map((id, index) => [id, all[index] ?? 0n]) : undefined
  } catch {
    return undefined
  }
}
