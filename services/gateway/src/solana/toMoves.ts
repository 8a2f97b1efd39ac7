import type { SolanaTransaction } from './readTransaction.js'

/** A transfer from one owner to another. Amounts are in the smallest unit. */
export type Move = {
  /** Null for SOL. */
  readonly mint: string | null
  readonly decimals: number
  /** Empty for a mint, or an unknown sender. */
  readonly sender: string
  /** Empty: it was destroyed. */
  readonly recipient: string
  readonly amount: bigint
}

/** Wrapped SOL. It counts as SOL. */
export const wrappedSol = 'So11111111111111111111111111111111111111112'
/** Maximum stored moves of a transaction. */
const maxMoves = 200

/**
 * Derives the transfers from the balances of each owner before and after. Excludes the fee, and also the rent of token
 * accounts: the owner that opened an account did not send the rent away.
 */
export function toMoves({ payer, fee, accounts }: SolanaTransaction): readonly Move[] {
  const changes = new Map<string | null, { decimals: number; owners: Map<string, bigint> }>()
  const add = (mint: string | null, decimals: number, owner: string, change: bigint) => {
    const of = changes.get(mint) ?? { decimals, owners: new Map<string, bigint>() }
    changes.set(mint, of)
    of.owners.set(owner, (of.owners.get(owner) ?? 0n) + change)
  }
  add(null, 9, payer, fee)
  for (const { address, change, token } of accounts) {
    if (!token) {
      add(null, 9, address, change)
      continue
    }
    const { mint, owner, decimals } = token
    const isSol = mint === wrappedSol
    add(isSol ? null : mint, decimals, owner, token.change)
    const rent = change - (isSol ? token.change : 0n)
    // It comes from whom pays for the transaction, and goes back to whom the account belonged.
    if (rent !== 0n) add(null, 9, rent > 0n ? payer : owner, rent)
  }
  return [...changes]
    .flatMap(([mint, { decimals, owners }]) => match(owners).map(one => ({ mint, decimals, ...one })))
    .slice(0, maxMoves)
}

/** Assigns the amounts of senders to receivers, the largest first. */
function match(
  owners: ReadonlyMap<string, bigint>,
): readonly Pick<Move, 'sender' | 'recipient' | 'amount'>[] {
  const sorted = (sign: bigint) =>
    [...owners]
      .map(([owner, change]) => ({ owner, left: change * sign }))
      .filter(({ left }) => left > 0n)
      .sort((a, b) => (a.left < b.left ? 1 : a.left > b.left ? -1 : a.owner < b.owner ? -1 : 1))
  const [winners, losers] = [sorted(1n), sorted(-1n)]
  const moves: Pick<Move, 'sender' | 'recipient' | 'amount'>[] = []
  while (winners.length > 0 || losers.length > 0) {
    const [winner, loser] = [winners[0], losers[0]]
    // A remaining owner without a counterpart gets or loses the whole rest.
    const [won = loser?.left ?? 0n, lost = won] = [winner?.left, loser?.left]
    let amount = won
    if (lost < won) amount = lost
    moves.push({ sender: loser?.owner ?? '', recipient: winner?.owner ?? '', amount })
    for (const [list, one] of [
      [winners, winner],
      [losers, loser],
    ] as const) {
      if (!one) continue
      one.left -= amount
      if (one.left === 0n) list.shift()
    }
  }
  return moves
}
