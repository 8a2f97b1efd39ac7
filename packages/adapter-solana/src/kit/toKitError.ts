import { isError } from '@latchkit/core/errors'
import {
  SOLANA_ERROR__SIGNER__EXPECTED_MESSAGE_MODIFYING_SIGNER,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  SolanaError,
} from '@solana/kit'

const kitCodes = [
  ['solana/blockhash-expired', SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND],
  ['solana/insufficient-funds', SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE],
  // Transactions that the wallet does not sign have no method, so this is about messages.
  ['adapter/capability-not-supported', SOLANA_ERROR__SIGNER__EXPECTED_MESSAGE_MODIFYING_SIGNER],
] as const

/** Maps an error to that of kit, with itself as `cause`. Others, such as a rejection by the user, stay as they are. */
export function toKitError(cause: unknown, { address }: { readonly address: string }): unknown {
  const [, code] = kitCodes.find(([ours]) => isError(cause, ours)) ?? []
  return code === undefined ? cause : new SolanaError(code, { address, cause })
}
