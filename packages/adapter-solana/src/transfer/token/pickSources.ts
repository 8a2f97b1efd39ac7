import type { TokenAccount } from './tokenAccount.js'

/** A token account of the sender. */
export type OwnAccount = TokenAccount & { readonly address: string }

/** A token account, and the part of the amount that it pays. */
export type TransferSource = { readonly address: string; readonly amount: bigint }

/**
 * Returns the accounts that pay an amount: the associated account if it has enough, else the largest, and only if that
 * has not enough either, as many as it takes, the largest first. Together they have less where there is not enough.
 */
export function pickSources(
  accounts: readonly OwnAccount[],
  { value, associated }: { readonly value: bigint; readonly associated: string },
): readonly TransferSource[] {
  const sorted = [...accounts].sort((one, other) => (one.amount > other.amount ? -1 : 1))
  const usual = sorted.find(({ address, amount }) => address === associated && amount >= value)
  const picked: TransferSource[] = []
  let left = value
  for (const { address, amount } of usual ? [usual] : sorted) {
    if (left === 0n || amount === 0n) break
    let part = left
    if (amount < left) part = amount
    picked.push({ address, amount: part })
    left -= part
  }
  return picked
}
