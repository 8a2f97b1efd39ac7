import { isSignature } from '@solana/kit'
import { invalidParams } from './invalidParams.js'
import { readString } from './readString.js'
import type { Params } from './types.js'

/** The base58 signature at that place of the parameters. */
export function readSignature(params: Params, index: number): string {
  const text = readString(params, index)
  if (isSignature(text)) return text
  throw invalidParams(
    /^[1-9A-HJ-NP-Za-km-z]*$/.test(text) ? 'Invalid param: WrongSize' : 'Invalid param: Invalid',
  )
}
