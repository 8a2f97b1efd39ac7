import { InvalidAddressError } from '../errors.js'
import type { ChainAccount } from '../rpc/readAccounts.js'
import { tokenPrograms } from './programs.js'

/**
 * What is sent to a token account as if it were a wallet is lost.
 *
 * @throws InvalidAddressError `solana/invalid-address`
 */
export function refuseTokenAccount(value: string, account: ChainAccount | undefined): void {
  if (tokenPrograms.some(program => program === account?.owner))
    throw new InvalidAddressError({ value, reason: 'is a token account or a mint and not a wallet' })
}
