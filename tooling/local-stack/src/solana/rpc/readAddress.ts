import { type Address, isAddress } from '@solana/kit'
import { invalidParams } from './invalidParams.js'
import { readString } from './readString.js'
import type { Params } from './types.js'

/** The address at that place of the parameters. */
export function readAddress(params: Params, index: number): Address {
  const text = readString(params, index)
  if (isAddress(text)) return text
  throw invalidParams(
    /^[1-9A-HJ-NP-Za-km-z]*$/.test(text) ? 'Invalid param: WrongSize' : 'Invalid param: Invalid',
  )
}
