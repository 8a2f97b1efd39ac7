import type {
  CreateSecureFrameParameters as FullParameters,
  SecureFrameClient,
} from '@latchkit/secure-frame-client'
import type { FrameUser } from '@latchkit/secure-frame-client/protocol'
import type { Client } from '../../types/client.js'
import type { Account, Connector, EmbeddedWalletInfo } from '../../types/connection.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { SignedIn, SignInRequest } from '../siwx/types.js'

export type { SecureFrameClient } from '@latchkit/secure-frame-client'
export type { FrameUser } from '@latchkit/secure-frame-client/protocol'

/** Who may vouch for a person who opens an embedded wallet. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** What the loaded package creates its client with. */
export type CreateSecureFrameParameters = Omit<FullParameters, 'environment'>

/** The package that {@link SecureFrameConfig} loads. */
export type SecureFrameModule = {
  createSecureFrame(parameters: CreateSecureFrameParameters): SecureFrameClient | Promise<SecureFrameClient>
  /**
   * Called when a social login in the app's own tab has connected the wallet, to count it: core does not, since bundlers
   * would keep what sends events, and all actions with it, in each app.
   */
  socialReturned?(client: Client, provider: SocialProvider): void
  /** Lists what an account has, by the gateway. Core does not import it, for the same reason. */
  listAssets?(
    client: Client,
    params: unknown,
    accounts: readonly { readonly address: string }[],
  ): Promise<unknown>
}

/** Option `secureFrame` of `createClient`. */
export type SecureFrameConfig = {
  /** Address of the frame on the secure site: https, or http on localhost, never of the app's own origin. */
  readonly url: string
  /** The id of the app at the secure site. Default: that of `gateway`, else that of `walletConnect`. */
  readonly projectId?: string | undefined
  /**
   * Whether the wallet has a smart account beside its eoa, where the secure site has them. With `false` it has the eoa alone
   * and nothing to choose, whatever was chosen before. Default: true.
   */
  readonly smartAccounts?: boolean | undefined
  /**
   * A service that pays the fees of the smart account (ERC-7677), where its origin is listed by the project of the secure
   * site. Requests with a `paymasterService` of their own use theirs. Where it does not pay, the account does, and the
   * approval says so. Default: none.
   */
  readonly paymaster?:
    | { readonly url: string; readonly context?: { readonly [name: string]: unknown } | undefined }
    | undefined
  /** Loads the client. `createLatchkit` passes the one of `@latchkit/secure-frame-client`. */
  readonly load?: (() => Promise<SecureFrameModule>) | undefined
}

/** The login that the secure frame holds: the person and the accounts, by namespace. */
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

/** The embedded wallet as an adapter sees it. It is shared by all adapters of a client. */
export type FrameSession = {
  /** The login; undefined while nobody is signed in. */
  getLogin(): FrameLogin | undefined
  /** Calls the listener after the login changed or ended. */
  subscribe(listener: () => void): () => void
  /** The connector of a namespace. */
  connector<namespace extends Namespace>(namespace: namespace): Connector<namespace>
  /** The accounts of a namespace, and whose they are; undefined while nobody is signed in. */
  read<namespace extends Namespace>(
    namespace: namespace,
  ): { readonly accounts: readonly Account<namespace>[]; readonly info: EmbeddedWalletInfo } | undefined
  /** The network that was used last; undefined when there was none. */
  getLastNetwork(): CaipNetworkId | undefined
  /** Restores a remembered login. Resolves to whether somebody is signed in. */
  restore(): Promise<boolean>
  /** The error of an account that is wanted while nobody is signed in: `frame/login-required`. */
  loginRequired(): Error
  /**
   * Switches the frame, and the accounts to those of the network: on some there is no smart account.
   *
   * @throws FrameError `rpc/unrecognized-chain`, when the secure site does not serve the chain
   */
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /** Makes the accounts those of a network, without switching the frame. Never rejects. */
  followNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /**
   * Switches to the first of these networks that the secure site serves, and returns it. Where it serves none, the first
   * is returned. Messages can still be signed.
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
  /** Has a text that signs in approved while an account connects. Undefined when the user declines; never rejects. */
  signIn(parameters: FrameSignInParameters): Promise<SignedIn | undefined>
  /** Puts the policy of the client in front of a provider: what signs is shown by the modal. */
  guard<provider extends object>(parameters: {
    readonly provider: provider
    readonly connector: Connector
    readonly abort: (request: { readonly params: unknown }) => void
  }): provider
  /**
   * What an account has, by the gateway; absent without one.
   *
   * @see https://eips.ethereum.org/EIPS/eip-7811
   */
  readonly getAssets?: ((params: unknown) => Promise<unknown>) | undefined
  /** Has the modal show how a batch of calls stands. */
  showCalls(id: string): void
  /** Ends the login in every namespace. */
  signOut(): Promise<void>
}
