import { isAddress } from 'viem/utils'
import { z } from 'zod'

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) =>
  z
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)

/** The path of a file. */
export const file = z.string().min(1, 'must be the path of a file')

/** An address of eip155. */
export const address = z
  .string()
  .refine(text => isAddress(text), 'must be an address such as 0x…, with its checksum')
