import { createAccount } from '../common/createAccount.js'
import { devKeys } from '../common/devKeys.js'
import type { WalletAccount } from '../common/types.js'

/** Accounts 0 to 4 of the public mnemonic. */
export async function createAccounts(): Promise<WalletAccount[]> {
  return await Promise.all(devKeys.map(createAccount))
}
