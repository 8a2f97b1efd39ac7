import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignAndSendTransactionOptions,
  SolanaSignInFeature,
  SolanaSignInInput,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import type {
  SignInInput,
  StandardAccount,
  StandardFeatures,
  StandardSendOptions,
  StandardWallet,
} from './walletStandard.js'

type Features = StandardConnectFeature &
  Partial<
    StandardDisconnectFeature &
      StandardEventsFeature &
      SolanaSignInFeature &
      SolanaSignMessageFeature &
      SolanaSignTransactionFeature &
      SolanaSignAndSendTransactionFeature
  >

type Fits<one, other> = one extends other ? true : false
type Expect<answer extends true> = answer

// The members of a wallet fit these types, and the arguments that it receives fit the types of the standard.
export type Checks = [
  Expect<Fits<Wallet, StandardWallet>>,
  Expect<Fits<WalletAccount, StandardAccount>>,
  Expect<Fits<Features, StandardFeatures>>,
  Expect<Fits<StandardAccount, WalletAccount>>,
  Expect<Fits<SignInInput, SolanaSignInInput>>,
  Expect<Fits<StandardSendOptions, SolanaSignAndSendTransactionOptions>>,
]
