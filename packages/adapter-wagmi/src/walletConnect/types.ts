import type { SignedIn, SignInRequest } from '@latchkit/core/siwx'
import type { Address } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import type { Eip1193Provider } from '../provider/types.js'

/** Grant of the session on eip155, for a single chain. */
export type Grant = {
  /** Chain of the requests. */
  readonly chainId: number
  /** Accounts on that chain, with checksums and without duplicates, the active account first. */
  readonly accounts: readonly [Address, ...Address[]]
  /** The granted eip155 chains. */
  readonly chainIds: readonly number[]
  /** The methods that the wallet supports on that chain. */
  readonly methods: readonly string[]
}

type WagmiConnector = ReturnType<CreateConnectorFn<Eip1193Provider>>

/** The part of the connector that loads at first use. */
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
          /** Aborting cancels the proposal. Only this connector has this option. */
          readonly signal?: AbortSignal | undefined
          /** Sign in with the same prompt. Only this connector and that of the embedded wallet have this option. */
          readonly signIn?: SignInRequest | undefined
          /** Accept a session that connects in another namespace instead. Only this connector has this option. */
          readonly anyNamespace?: boolean | undefined
        }
      | undefined,
  ): Promise<{
    accounts: never
    chainId: number
    /** Messages that the accounts signed. Absent when the wallet only connected. */
    signedIn?: readonly SignedIn[] | undefined
  }>
  switchChain: NonNullable<WagmiConnector['switchChain']>
}
