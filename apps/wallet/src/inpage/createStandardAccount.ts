import { base58 } from '@scure/base'
import type { IdentifierString, WalletAccount } from '@wallet-standard/base'

/** An account as pages get it: nothing of it can be changed, nor the bytes of its key for others. */
export function createStandardAccount(
  address: string,
  chains: readonly IdentifierString[],
  features: readonly IdentifierString[],
): WalletAccount {
  return Object.freeze({
    address,
    get publicKey() {
      return base58.decode(address)
    },
    chains,
    features,
  })
}
