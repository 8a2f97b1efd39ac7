import { readAccount } from './readAccount.js'
import type { Ledger } from './types.js'
import { writeAccount } from './writeAccount.js'

/** Does something while litesvm's accounts are as they were after an older block. */
export function withStateAt<result>(ledger: Ledger, slot: number, work: () => result): result {
  const addresses = new Set(
    Array.from({ length: ledger.tip - slot }, (_, index) => ledger.blocks.get(slot + 1 + index)).flatMap(
      block => [...(block?.before.keys() ?? [])],
    ),
  )
  const present = [...addresses].map(address => [address, readAccount(ledger, address)] as const)
  const past = [...addresses].map(address => [address, readAccount(ledger, address, slot)] as const)
  for (const [address, account] of past) writeAccount(ledger, address, account)
  try {
    return work()
  } finally {
    for (const [address, account] of present) writeAccount(ledger, address, account)
  }
}
