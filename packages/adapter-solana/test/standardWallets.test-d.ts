import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignAndSendTransactionOptions,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
  SolanaSignInInput as StandardSignInInput,
  SolanaSignInOutput as StandardSignInOutput,
  SolanaTransactionVersion as StandardTransactionVersion,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount, WalletWithFeatures } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import type {
  SolanaSendOptions,
  SolanaSignInInput,
  SolanaSignInOutput,
  SolanaTransactionVersion,
} from '../src/exports/index.js'
import type { StandardAccount, StandardFeatures, StandardWallet } from '../src/sources/walletStandard.js'

// The wallets of the standard's own type tests, as the adapter takes them: objects with literal types and with getters, with
// each set of features, and with features of other chains and of the wallet alone.
// @see https://github.com/wallet-standard/wallet-standard/tree/master/packages/core/base/tests

declare const bytes: Uint8Array

/** An account with the literal types of an object that its wallet writes. */
const account = {
  address: '7gmF9sGtH2hA8wFVVfPp1eBbGJpTEyuJ4dRyCjyKjUES',
  publicKey: bytes,
  chains: ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'],
  features: ['solana:signMessage', 'own:sing'],
} as const satisfies WalletAccount
account satisfies StandardAccount
declare const labelled: WalletAccount & {
  readonly label: string
  readonly icon: `data:image/png;base64,${string}`
}
labelled satisfies StandardAccount

type Base = StandardConnectFeature & StandardEventsFeature
type OwnFeature = { readonly 'own:sing': { sing(): void } }

declare const connects: Base
declare const disconnects: StandardDisconnectFeature
declare const signsMessages: SolanaSignMessageFeature
declare const signsTransactions: SolanaSignTransactionFeature
declare const sends: SolanaSignAndSendTransactionFeature
declare const signsIn: SolanaSignInFeature
declare const sings: OwnFeature

// Each feature beside the required one, alone and with all others.
connects satisfies StandardFeatures
;({ ...connects, ...disconnects }) satisfies StandardFeatures
;({ ...connects, ...signsMessages }) satisfies StandardFeatures
;({ ...connects, ...signsTransactions }) satisfies StandardFeatures
;({ ...connects, ...sends }) satisfies StandardFeatures
;({ ...connects, ...signsIn }) satisfies StandardFeatures
const all = {
  ...connects,
  ...disconnects,
  ...signsMessages,
  ...signsTransactions,
  ...sends,
  ...signsIn,
  ...sings,
}
const everything: StandardFeatures = all
everything satisfies StandardFeatures

// A feature is not that of another method, nor one without its method.
type Mixed = Base & { readonly 'solana:signMessage': SolanaSignTransactionFeature['solana:signTransaction'] }
declare const mixed: Mixed
declare const empty: Base & { readonly 'solana:signTransaction': { readonly version: '1.0.0' } }
// @ts-expect-error
signsMessages satisfies StandardFeatures
// @ts-expect-error
mixed satisfies StandardFeatures
// @ts-expect-error
empty satisfies StandardFeatures

/** A wallet that is a class, as most are. */
class ClassWallet implements WalletWithFeatures<typeof all> {
  readonly version = '1.0.0'
  readonly name = 'Class'
  readonly icon = 'data:image/png;base64,'
  readonly chains = ['solana:mainnet', 'own:chain'] as const
  readonly features = all
  get accounts() {
    return [account]
  }
}
new ClassWallet() satisfies StandardWallet
;({ ...new ClassWallet(), id: 'com.example.wallet', accounts: [] }) satisfies StandardWallet

/** A wallet of another chain, which registers on the same page. */
declare const foreign: WalletWithFeatures<OwnFeature>
foreign satisfies StandardWallet
declare const anyWallet: Wallet
anyWallet satisfies StandardWallet

// Chains and features are identifiers, with a colon.
// @ts-expect-error
;({ ...anyWallet, chains: ['mainnet'] }) satisfies StandardWallet
// @ts-expect-error
;({ ...account, features: ['signMessage'] }) satisfies StandardAccount
// @ts-expect-error
;({ ...account, publicKey: 'ab' }) satisfies StandardAccount

// The exported types are those of the standard.
declare const standardInput: StandardSignInInput
declare const standardOutput: StandardSignInOutput
declare const standardVersion: StandardTransactionVersion
declare const version: SolanaTransactionVersion
declare const options: Required<SolanaSendOptions>
standardInput satisfies SolanaSignInInput
standardOutput satisfies Omit<SolanaSignInOutput, 'account'>
standardOutput.account.address satisfies SolanaSignInOutput['account']['address']
standardVersion satisfies SolanaTransactionVersion
version satisfies StandardTransactionVersion | 1
options satisfies { readonly [name in keyof SolanaSignAndSendTransactionOptions]?: unknown }
