import { type Hex, isHex } from 'viem'

export function asHex(value: unknown): Hex {
  if (!isHex(value)) throw new Error(`expected hexadecimal, got ${JSON.stringify(value)}`)
  return value
}
