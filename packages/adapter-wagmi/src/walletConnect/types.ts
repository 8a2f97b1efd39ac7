import type { SignedIn, SignInRequest } from '@latchkit/core/siwx'
import type { Address } from 'viem'
import type { CreateConnectorFn } from 'wagmi'

/** What the session grants on eip155, seen from one chain. */
export type Grant = {
  /** The chain that requests are sent to. */
  readonly chainId: number
  /** The accounts on that chain, with checksums, each once, the active one first. */
  readonly accounts: readonly [Address, ...Address[]]
  /** The granted eip155 chains. */
  readonly chainIds: readonly number[]
  /** The methods that the wallet supports on that chain. */
  readonly methods: readonly string[]
}

/** The EIP-1193 provider of the session. */
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
          /** Aborting cancels the proposal. An option of this connector alone. */
          readonly signal?: AbortSignal | undefined
          /** Sign in with the same prompt. An option of this connector alone. */
          readonly signIn?: SignInRequest | undefined
          /** Accept a session that connects in another namespace instead. An option of this connector alone. */
          readonly anyNamespace?: boolean | undefined
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
