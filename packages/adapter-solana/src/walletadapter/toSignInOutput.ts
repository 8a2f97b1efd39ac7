import type { SignInMessageSignerWalletAdapterProps } from '@solana/wallet-adapter-base'
import type { SolanaProvider, SolanaSignInOutput } from '../types.js'

type ToSignInOutputParameters = {
  readonly provider: SolanaProvider
  /** The shown network, as the Wallet Standard names it. */
  readonly chain: `solana:${string}`
}

/** Adds to the account of a sign-in what wallet-adapters have there. */
export function toSignInOutput(
  { account, ...output }: SolanaSignInOutput,
  { provider, chain }: ToSignInOutputParameters,
): Awaited<ReturnType<SignInMessageSignerWalletAdapterProps['signIn']>> {
  const methods = ['signIn', 'signMessage', 'signTransaction', 'signAndSendTransaction'] as const
  const features = methods.filter(provider.supports).map(method => `solana:${method}` as const)
  return { ...output, account: { ...account, chains: [chain], features } }
}
