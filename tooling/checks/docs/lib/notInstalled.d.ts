/** Modules that examples import and this workspace does not install. Only the used members. */
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}

declare module '@coral-xyz/anchor' {
  import type {
    ConfirmOptions,
    Connection,
    PublicKey,
    Transaction,
    VersionedTransaction,
  } from '@solana/web3.js'

  type Wallet = {
    publicKey: PublicKey
    signTransaction<transaction extends Transaction | VersionedTransaction>(
      transaction: transaction,
    ): Promise<transaction>
    signAllTransactions<transaction extends Transaction | VersionedTransaction>(
      transactions: transaction[],
    ): Promise<transaction[]>
  }
  export type Idl = { address: string }
  export class AnchorProvider {
    constructor(connection: Connection, wallet: Wallet, options?: ConfirmOptions)
  }
  export class Program<idl extends Idl> {
    constructor(idl: idl, provider: AnchorProvider)
  }
}

declare module '@solana/client' {
  export type SolanaClient = { readonly runtime: unknown }
  export function createClient(options: { endpoint: string }): SolanaClient
}

declare module '@solana/react-hooks' {
  import type { SolanaClient } from '@solana/client'
  import type { ReactNode } from 'react'

  export function SolanaProvider(props: {
    children: ReactNode
    client: SolanaClient
    walletPersistence?: false
  }): ReactNode
  export function useBalance(address?: string): { lamports: bigint | null }
}

declare module '@solana-mobile/wallet-standard-mobile' {
  type Part = { readonly part: string }
  export function createDefaultAuthorizationCache(): Part
  export function createDefaultChainSelector(): Part
  export function createDefaultWalletNotFoundHandler(): Part
  export function registerMwa(config: {
    appIdentity: { name?: string; uri?: string; icon?: string }
    authorizationCache: Part
    chains: readonly `${string}:${string}`[]
    chainSelector: Part
    onWalletNotFound: Part
  }): void
}
