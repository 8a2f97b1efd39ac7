import type { CaipAddress, CaipNetworkId } from '../../types/namespace.js'

/** What a sign-in message says. Times are ISO 8601, as ERC-4361, Sign in with Solana and CAIP-122 write them. */
export type SiwxMessageData = {
  /** Of the page that asks, such as `https`; ERC-4361 may have it in front of the domain. */
  readonly scheme?: string | undefined
  /** Authority that asks: host, and port where it is not the default one. */
  readonly domain: string
  /** The page that asks. */
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

/** Proof that the person holds an account: what was said, the exact text that was signed, and the signature. */
export type SiwxSession = {
  readonly data: SiwxMessageData
  readonly message: string
  /** 0x hex on eip155, base58 on solana. */
  readonly signature: string
}

/** A sign-in that a wallet may do in the same prompt as connecting. Without the account, which it fills in. */
export type SignInRequest = Omit<SiwxMessageData, 'chainId' | 'accountAddress'> & {
  /** The networks one of which the person may sign in on, the preferred one first. */
  readonly chains: readonly CaipNetworkId[]
  /** By namespace, in place of `nonce` for its chains: every account signs a message of its own. */
  readonly nonces?: { readonly [namespace: string]: string | undefined } | undefined
  /** Told of every account that signed, where a wallet has accounts of several namespaces. */
  onSignedIn?(signedIn: readonly SignedIn[]): void
}

/** What a wallet signed while it connected. */
export type SignedIn = {
  readonly caipAddress: CaipAddress
  /** The exact text that was signed. */
  readonly message: string
  /** 0x hex on eip155, base58 on solana. */
  readonly signature: string
}

/** `loading` until the store has answered. */
export type SiwxStatus = 'loading' | 'authenticated' | 'unauthenticated'

/**
 * Where sign-ins are checked and kept: an app's server, next-auth, or (default) the page itself. A sign-in of which
 * `verify` says false is an error for the person and never a session.
 */
export type SiwxAdapter = {
  /**
   * Whether sessions of several accounts hold at once. Then a wallet that has accounts of several chain families over the
   * protocol is asked to sign in one of each by the prompt that connects them, each with a nonce of its own. Default:
   * false, as the second session would take the place of the first.
   */
  readonly hasSeveral?: boolean | undefined
  /** From the server, which remembers what it issued, or from a CSPRNG. */
  getNonce(parameters: { readonly caipAddress?: CaipAddress | undefined }): Promise<string>
  /** Default: ERC-4361 on eip155, Sign in with Solana on solana, CAIP-122 elsewhere. */
  createMessage?(data: SiwxMessageData): string
  /** Checks the signature and keeps the session. */
  verify(session: SiwxSession): Promise<boolean>
  /** The session of one account, if it has one that still holds. */
  getSession(parameters: { readonly caipAddress: CaipAddress }): Promise<SiwxSession | undefined>
  /** Every session that still holds, where the store can list them. */
  getSessions?(): Promise<readonly SiwxSession[]>
  /** Ends exactly the session of `caipAddress`, or every one when it is absent. */
  signOut(parameters: { readonly caipAddress?: CaipAddress | undefined }): Promise<void>
}

/** Option `siwx` of `createClient`. */
export type SiwxConfig = {
  /** Default: checked in the page, kept in the client's storage. */
  readonly adapter?: SiwxAdapter | undefined
  /** Nobody stays connected without having signed in. Default: true. */
  readonly required?: boolean | undefined
  /** Default: the page's host. */
  readonly domain?: string | undefined
  /** Default: the page's address without query and fragment. */
  readonly uri?: string | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Life of a session in milliseconds. Default: no end. */
  readonly expiresIn?: number | undefined
  /** Connecting and signing in one prompt, where the wallet can. Default: true. */
  readonly oneClick?: boolean | undefined
  /** Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
}
