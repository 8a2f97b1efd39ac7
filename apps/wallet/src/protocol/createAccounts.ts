import { privateKeyToAddress } from 'viem/accounts'
import { defaultWallets } from '../common/defaults.js'
import type { WalletAccount } from '../common/types.js'

/** Accounts 0 to 4 of the public mnemonic. */
export function createAccounts(): WalletAccount[] {
  return [...defaultWallets.first.privateKeys, ...defaultWallets.second.privateKeys].map(privateKey => ({
    address: privateKeyToAddress(privateKey),
    privateKey,
  }))
}
