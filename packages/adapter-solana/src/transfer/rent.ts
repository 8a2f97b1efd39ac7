import { InvalidAnswerError } from '../errors.js'
import type { ChainAccount } from '../rpc/methods.js'

/** Address of the account with the rent of the chain: it is read with the other accounts of a transfer. */
export const rentAddress = 'SysvarRent111111111111111111111111111111111'

/** Bytes that each account has besides its data. */
const overhead = 128

/**
 * Returns the lamports that an account with data of a length must have.
 *
 * @see https://solana.com/docs/core/accounts#rent
 */
export function readRent(account: ChainAccount | undefined, length: number): bigint {
  if (!account || account.data.length < 16) throw new InvalidAnswerError({ method: 'getMultipleAccounts' })
  const { buffer, byteOffset, byteLength } = account.data
  const view = new DataView(buffer, byteOffset, byteLength)
  const perByte = Number(view.getBigUint64(0, true)) * view.getFloat64(8, true)
  return BigInt(Math.ceil((overhead + length) * perByte))
}
