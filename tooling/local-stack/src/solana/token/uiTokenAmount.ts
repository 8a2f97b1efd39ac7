import type { JsonObject } from '../json.js'

/** An amount of tokens as nodes write it; `uiAmountString` has no trailing zeros. */
export function uiTokenAmount(amount: bigint, decimals: number): JsonObject {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
