import type { Hex } from 'viem'
import { concatHex, slice } from 'viem/utils'

const designator = '0xef0100'

/** The code of an account that runs that of a contract; none for the zero address. */
export function toCode(delegate: Hex): Hex {
  return BigInt(delegate) === 0n ? '0x' : concatHex([designator, delegate])
}

/**
 * The contract whose code an account runs, by the code that the account has.
 *
 * @see EIP-7702
 */
export function readDelegate(code: Hex): Hex | undefined {
  const isDelegated = code.length === 48 && code.toLowerCase().startsWith(designator)
  return isDelegated ? slice(code, 3) : undefined
}
