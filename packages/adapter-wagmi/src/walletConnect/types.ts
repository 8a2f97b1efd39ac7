import type { SignedIn, SignInRequest } from '@latchkit/core/siwx'
import type { Address } from 'viem'
import type { CreateConnectorFn } from 'wagmi'

/** What the session gives on eip155, seen from one chain. */
export type Grant = {
  /** Chain that requests go to. */
  readonly chainId: number
  /** Accounts on that chain, checksummed, each once, the active one first. */
  readonly accounts: readonly [Address, ...Address[]]
  /** Every eip155 chain that the session has an account on. */
  readonly chainIds: readonly number[]
  /** Methods that the wallet agreed to on that chain. */
  readonly methods: readonly string[]
}

/** EIP-1193, as the protocol can answer it. */
export type SessionProvider = {
  request(parameters: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): void
  removeListener(event: string, listener: (value: unknown) => void): void
}

type WagmiConnector = ReturnType<CreateConnectorFn<SessionProvider>>

/** The part of the connector that is loaded at first need. */
export type SessionConnector = Pick<
  WagmiConnector,
  'disconnect' | 'getAccounts' | 'getChainId' | 'getProvider' | 'isAuthorized'
> & {
  connect(
    parameters?:
      | {
          readonly chainId?: number | undefined
          readonly isReconnecting?: boolean | undefined
          readonly withCapabilities?: boolean | undefined
          /** Aborting takes the proposal back. wagmi has no such option; callers that know this connector do. */
          readonly signal?: AbortSignal | undefined
          /** Sign in with the same prompt. wagmi has no such option either. */
          readonly signIn?: SignInRequest | undefined
        }
      | undefined,
  ): Promise<{
    accounts: never
    chainId: number
    /** What the accounts signed; absent when the wallet only connected. */
    signedIn?: readonly SignedIn[] | undefined
  }>
  switchChain: NonNullable<WagmiConnector['switchChain']>
}
