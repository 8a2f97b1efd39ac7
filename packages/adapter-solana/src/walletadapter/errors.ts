import { WalletError } from '@solana/wallet-adapter-base'

/** A method of `useWallet` needs a wallet, and none is selected. */
export class WalletNotSelectedError extends WalletError {
  override readonly name = 'WalletNotSelectedError'
}
