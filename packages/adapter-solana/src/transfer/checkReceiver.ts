import { InvalidAddressError } from '../errors.js'
import type { ChainAccount } from '../rpc/methods.js'
import { tokenPrograms } from './mint.js'

/**
 * Throws for a token account or a mint: a transfer that treats it as a wallet loses the amount.
 *
 * @throws InvalidAddressError `solana/invalid-address`
 */
export function checkReceiver(value: string, account: ChainAccount | undefined): void {
  if (tokenPrograms.some(program => program === account?.owner))
    throw new InvalidAddressError({ value, reason: 'is a token account or a mint and not a wallet' })
}
