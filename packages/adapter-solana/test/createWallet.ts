import { Keypair } from '@solana/web3.js'
import { createStandardWallet, type StandardWalletOptions, type TestWallet } from './createStandardWallet.js'

/** A wallet with two fresh keys on the two networks of the tests. */
export function createWallet(
  options: Partial<StandardWalletOptions> & { readonly rpcUrl?: string } = {},
): TestWallet {
  const { rpcUrl = 'http://127.0.0.1:1', ...rest } = options
  return createStandardWallet({
    name: 'Sonnet Wallet',
    keys: [Keypair.generate(), Keypair.generate()],
    chains: { 'solana:localnet': rpcUrl, 'solana:devnet': rpcUrl },
    ...rest,
  })
}
