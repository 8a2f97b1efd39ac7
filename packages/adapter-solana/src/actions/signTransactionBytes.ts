import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import { InvalidAnswerError } from '../errors.js'
import { parseTransaction } from '../transaction/parseTransaction.js'
import type { SignTransactionsParameters, Source } from '../types.js'
import { toSolanaError } from './toSolanaError.js'

/** Has a wallet sign transactions, and sees to it that what comes back are transactions of the same account. */
export async function signTransactionBytes(
  { signTransactions }: Source,
  parameters: SignTransactionsParameters,
): Promise<readonly Uint8Array[]> {
  const { address } = parameters
  if (!signTransactions)
    throw new CapabilityNotSupportedError({ capability: 'signTransaction', namespace: 'solana' })
  try {
    const signed = await signTransactions(parameters)
    // Wallets may add instructions of their own, such as a priority fee, but not take the signer away.
    for (const bytes of signed)
      if (!parseTransaction(bytes).signers.includes(address))
        throw new InvalidAnswerError({ method: 'signTransaction' })
    return signed
  } catch (error) {
    throw toSolanaError(error)
  }
}
