/**
 * Returns the amount of a token as wallets show it: that of the chain, times the multiplier of the token. Computed with a
 * 64-bit float and rounded down, as Token-2022 does. Both amounts are in the smallest unit.
 *
 * @see https://solana.com/docs/tokens/extensions/scaled-ui-amount
 * @example
 * toShownAmount(preview.amount, preview.multiplier) // 1500000n for 1000000n and 1.5
 */
export function toShownAmount(amount: bigint, multiplier: number | undefined): bigint {
  if (multiplier === undefined || multiplier === 1) return amount
  return BigInt(Math.floor(Number(amount) * multiplier))
}

/** Returns the lowest amount of the chain that is shown as at least this amount. */
export function fromShownAmount(shown: bigint, multiplier: number | undefined): bigint {
  if (multiplier === undefined || multiplier === 1) return shown
  const near = BigInt(Math.round(Number(shown) / multiplier))
  return toShownAmount(near, multiplier) < shown ? near + 1n : near
}
