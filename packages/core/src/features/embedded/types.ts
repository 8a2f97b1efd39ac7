import type {
  CreateSecureFrameParameters as FullParameters,
  SecureFrameClient,
} from '@latchkit/secure-frame-client'
import type { FrameUser } from '@latchkit/secure-frame-client/protocol'
import type { Account, Connector, EmbeddedWalletInfo } from '../../types/connection.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { SignedIn, SignInRequest } from '../siwx/types.js'

export type { SecureFrameClient } from '@latchkit/secure-frame-client'
export type { FrameUser } from '@latchkit/secure-frame-client/protocol'

/** Identity provider of a login to an embedded wallet. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** Parameters with which the loaded package creates its client. */
export type CreateSecureFrameParameters = Omit<FullParameters, 'environment'>

/** The package that {@link SecureFrameConfig} loads. */
export type SecureFrameModule = {
  createSecureFrame(parameters: CreateSecureFrameParameters): SecureFrameClient | Promise<SecureFrameClient>
}

/** Option `secureFrame` of `createClient`. */
export type SecureFrameConfig = {
  /** Address of the frame on the secure site: https, or http on localhost, never on the app's own origin. */
  readonly url: string
  /** The id of the app at the secure site. Default: that of `gateway`, else that of `walletConnect`. */
  readonly projectId?: string | undefined
  /**
   * Whether the wallet has a smart account beside its eoa, if the secure site has them. With `false` it has only the eoa
   * and no choice of account, whatever was chosen before. Default: true.
   */
  readonly smartAccounts?: boolean | undefined
  /**
   * A service that pays the fees of the smart account (ERC-7677), if its origin is listed by the project of the secure
   * site. Requests with a `paymasterService` use that service instead. If it does not pay, the account pays, and the
   * approval shows this. Default: none.
   */
  readonly paymaster?:
    | { readonly url: string; readonly context?: { readonly [name: string]: unknown } | undefined }
    | undefined
  /** Loads the client. `createLatchkit` passes the loader of `@latchkit/secure-frame-client`. */
  readonly load?: (() => Promise<SecureFrameModule>) | undefined
}

/** The login that the secure frame holds: the user and the accounts, by namespace. */
export type FrameLogin = {
  readonly users: { readonly [namespace in Namespace]?: FrameUser | undefined }
}

/** Parameters of `signIn` of {@link FrameSession}. */
export type FrameSignInParameters = {
  readonly request: SignInRequest
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly signal?: AbortSignal | undefined
}

/** The embedded wallet as adapters see it. All adapters of a client share it. */
export type FrameSession = {
  /** The login; undefined while signed out. */
  getLogin(): FrameLogin | undefined
  /** Calls the listener after the login changed or ended. */
  subscribe(listener: () => void): () => void
  /** The connector of a namespace. */
  connector<namespace extends Namespace>(namespace: namespace): Connector<namespace>
  /** The accounts of a namespace and their user; undefined while signed out. */
  read<namespace extends Namespace>(
    namespace: namespace,
  ): { readonly accounts: readonly Account<namespace>[]; readonly info: EmbeddedWalletInfo } | undefined
  /** The last used network; undefined if there is none. */
  getLastNetwork(): CaipNetworkId | undefined
  /** Restores a remembered login. Resolves to whether the user is signed in. */
  restore(): Promise<boolean>
  /** The error for access to an account while signed out: `frame/login-required`. */
  loginRequired(): Error
  /**
   * Switches the frame, and the accounts to those of the network: some networks have no smart account.
   *
   * @throws FrameError `rpc/unrecognized-chain`, if the secure site does not serve the chain
   */
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /** Makes the accounts those of a network, without switching the frame. Never rejects. */
  followNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /**
   * Switches to the first of these networks that the secure site serves, and returns it. If it serves none, returns the
   * first. Messages can still be signed.
   */
  enterNetwork<caipNetworkId extends CaipNetworkId>(
    caipNetworkIds: readonly [caipNetworkId, ...caipNetworkId[]],
  ): Promise<caipNetworkId>
  /** Sends a JSON-RPC request to the frame. */
  request(parameters: {
    readonly caipNetworkId: CaipNetworkId
    readonly method: string
    readonly params?: unknown
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  /** Requests approval of a sign-in text while an account connects. Undefined if the user declines; never rejects. */
  signIn(parameters: FrameSignInParameters): Promise<SignedIn | undefined>
  /** Wraps a provider with the policy of the client: the modal shows requests that sign. */
  guard<provider extends object>(parameters: {
    readonly provider: provider
    readonly connector: Connector
    readonly abort: (request: { readonly params: unknown }) => void
  }): provider
  /**
   * Assets of an account, from the gateway; absent without a gateway.
   *
   * @see https://eips.ethereum.org/EIPS/eip-7811
   */
  readonly getAssets?: ((params: unknown) => Promise<unknown>) | undefined
  /** Shows the status of a batch of calls in the modal. */
  showCalls(id: string): void
  /** Ends the login in every namespace. */
  signOut(): Promise<void>
}
