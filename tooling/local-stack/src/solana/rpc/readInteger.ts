import type { Json } from '../json.js'
import { invalidParams } from './invalidParams.js'

/** A whole number from 0 to 2^64 - 1. */
export function readInteger(value: Json | undefined): bigint {
  const whole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))
  if (!whole || value < 0 || value > 0xffff_ffff_ffff_ffffn)
    throw invalidParams('Invalid params: invalid type, expected u64.')
  return BigInt(value)
}
