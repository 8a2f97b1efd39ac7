import type { CaipAddress, CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { VerifySiwxSignatureParameters } from './verify/types.js'

/** The data of a sign-in message. Times are ISO 8601, as in ERC-4361, Sign in with Solana and CAIP-122. */
export type SiwxMessageData = {
  /** Scheme of the requesting page, such as `https`; ERC-4361 allows it before the domain. */
  readonly scheme?: string | undefined
  /** Authority of the requesting page: host, and port if it is not the default. */
  readonly domain: string
  /** The requesting page. */
  readonly uri: string
  readonly version: '1'
  /** CAIP-2 id. */
  readonly chainId: CaipNetworkId
  readonly accountAddress: string
  /** At least 8 letters and digits, from the server or a CSPRNG. */
  readonly nonce: string
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** Proof that a user controls an account: the data, the exact signed text, and the signature. */
export type SiwxSession = {
  readonly data: SiwxMessageData
  readonly message: string
  /** 0x hex on eip155, base58 on solana. */
  readonly signature: string
}

/** A sign-in that a wallet may perform in the same prompt as connecting. The wallet fills in the account. */
export type SignInRequest = Omit<SiwxMessageData, 'chainId' | 'accountAddress'> & {
  /** The available networks, the preferred network first. */
  readonly chains: readonly CaipNetworkId[]
  /** Nonces by namespace, instead of `nonce` for its chains: every account signs a separate message. */
  readonly nonces?: { readonly [namespace: string]: string | undefined } | undefined
  /** Called with every account that signed, if a wallet has accounts of several namespaces. */
  onSignedIn?(signedIn: readonly SignedIn[]): void
}

/** Result of a sign-in while connecting. */
export type SignedIn = {
  readonly caipAddress: CaipAddress
  /** The exact signed text. */
  readonly message: string
  /** 0x hex on eip155, base58 on solana. */
  readonly signature: string
}

/** `loading` until the session store has answered. */
export type SiwxStatus = 'loading' | 'authenticated' | 'unauthenticated'

/** The account of a message, as far as known. */
export type SiwxAccountParameters = {
  readonly caipAddress?: CaipAddress | undefined
  readonly namespace?: Namespace | undefined
}

/** Options of a message that an app may set. Times are ISO 8601, `resources` are URIs. */
export type SiwxMessageParams = {
  readonly [name in
    | 'domain'
    | 'uri'
    | 'statement'
    | 'resources'
    | 'expirationTime'
    | 'notBefore'
    | 'requestId']?: SiwxMessageData[name] | undefined
}

/** Storage of the page for its sessions. Expired and malformed sessions may be returned: they are ignored. */
export type SiwxStorage = {
  /** Returns all stored sessions. */
  get(): readonly SiwxSession[] | Promise<readonly SiwxSession[]>
  /** Replaces all stored sessions. */
  set(sessions: readonly SiwxSession[]): void | Promise<void>
}

/**
 * Verifies the signatures of a chain family: of a family that the kit cannot verify, or instead of the kit's own check. The
 * text of the message is checked before.
 */
export type SiwxVerifier = {
  readonly namespace: Namespace
  /** Whether the account signed exactly this text. Throw if this cannot be verified now. */
  verify(parameters: Omit<VerifySiwxSignatureParameters, 'verifiers'>): Promise<boolean>
}

/**
 * Verifies and stores sign-ins: an app's server, next-auth, or (default) the page itself. A sign-in for which `verify`
 * returns false is an error for the user and never a session.
 */
export type SiwxAdapter = {
  /**
   * Whether sessions of several accounts are valid simultaneously. If so, a wallet that shares accounts of several
   * namespaces over WalletConnect gets a request to sign in with one account of each in the prompt that connects them, each
   * with a separate nonce. Default: false, because the second session would replace the first.
   */
  readonly hasSeveral?: boolean | undefined
  /**
   * The chain families with verifiable sign-ins. Accounts of other families are not prompted, and stay connected without a
   * session if sign-in is required. Default: all.
   */
  readonly namespaces?: readonly Namespace[] | undefined
  /**
   * Returns a nonce from the server, which stores the issued nonces, or from a CSPRNG. `caipAddress` is absent while the
   * account is not known, in the prompt that connects.
   */
  getNonce(parameters: SiwxAccountParameters): Promise<string>
  /** Returns values that replace the options of the client in a message. Called for each message, before `createMessage`. */
  getMessageParams?(parameters: SiwxAccountParameters): Promise<SiwxMessageParams> | SiwxMessageParams
  /**
   * Creates the text of a message. Default, and if it returns undefined: ERC-4361 on eip155, Sign in with Solana on solana,
   * CAIP-122 elsewhere.
   */
  createMessage?(data: SiwxMessageData): string | undefined
  /**
   * Verifies the signature and stores the session. Return false if the sign-in is declined, or throw
   * `SignInRefusedError` with the `reason`, which is logged as an error. Any other error is shown as a problem.
   */
  verify(session: SiwxSession): Promise<boolean>
  /** Returns the valid session of an account, or null or undefined if there is none. */
  getSession(parameters: { readonly caipAddress: CaipAddress }): Promise<SiwxSession | null | undefined>
  /** Returns every valid session, if the store can list them. */
  getSessions?(): Promise<readonly SiwxSession[]>
  /** Ends the session of `caipAddress`, or every session if it is absent. */
  signOut(parameters: { readonly caipAddress?: CaipAddress | undefined }): Promise<void>
}

/** Option `siwx` of `createClient`. */
export type SiwxConfig = {
  /** Default: checked in the page, kept in the client's storage. */
  readonly adapter?: SiwxAdapter | undefined
  /** Storage of sessions without an `adapter`. Default: the client's storage, at most 50 sessions. */
  readonly storage?: SiwxStorage | undefined
  /** Verifiers of signatures without an `adapter`. Default: the kit's own checks for eip155 and solana. */
  readonly verifiers?: readonly SiwxVerifier[] | undefined
  /** Whether a wallet is disconnected unless it signs in. Default: true. */
  readonly required?: boolean | undefined
  /** Default: the page's host. */
  readonly domain?: string | undefined
  /** Default: the page's address without query and fragment, percent-encoded as RFC 3986 wants it. */
  readonly uri?: string | undefined
  /**
   * One line that the user reads in the message: ASCII without `"`, `%`, `<`, `>`, `\`, `^`, `` ` ``, `{`, `|` and `}`,
   * which ERC-4361 forbids. Wallets do not recognise a message with them as a sign-in. If `adapter` has `createMessage`,
   * any text.
   */
  readonly statement?: string | undefined
  /** URIs. */
  readonly resources?: readonly string[] | undefined
  /** Lifetime of a session in milliseconds. Default: unlimited. */
  readonly expiresIn?: number | undefined
  /** ISO 8601 time before which the sign-in is not valid. Verifiers refuse it until then. Default: none. */
  readonly notBefore?: string | undefined
  /**
   * Returns your id for a sign-in request, of the characters of a path segment of RFC 3986. Called for each message.
   * Default: none.
   */
  readonly requestId?: (() => string) | undefined
  /** Whether to connect and sign in with one prompt, if the wallet supports it. Default: true. */
  readonly oneClick?: boolean | undefined
  /** Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether the sessions of other accounts of a chain family end when an account of it becomes active. Default: false. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether the sessions on other networks of a chain family end when its network changes. Default: false. */
  readonly signOutOnNetworkChange?: boolean | undefined
}
