import type { ProposeParameters, WalletConnectSession } from '../types.js'

/** Content of a signed statement (CAIP-74). */
export type CacaoPayload = {
  /** `did:pkh:` followed by the CAIP-10 id of the account. */
  readonly iss: string
  readonly domain: string
  /** URI of the app. */
  readonly aud: string
  readonly version: string
  readonly nonce: string
  /** ISO 8601. */
  readonly iat: string
  readonly nbf?: string | undefined
  readonly exp?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** Signature of a statement. `t` is its type: `eip191`, `eip1271` and others. */
export type CacaoSignature = { readonly t: string; readonly s: string; readonly m?: string | undefined }

/** A signed statement of an account: a chain agnostic capability object (CAIP-74). */
export type Cacao = {
  readonly h: { readonly t: string }
  readonly p: CacaoPayload
  readonly s: CacaoSignature
}

/** Parameters of `verify`. */
export type VerifyParameters = {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly address: string
  /** The signed text (EIP-4361). */
  readonly message: string
  readonly signature: CacaoSignature
}

/** Parameters of `authenticate`. */
export type AuthenticateParameters = {
  /** CAIP-2 ids of the chains whose accounts may sign, the preferred one first. */
  readonly chains: readonly string[]
  /**
   * Namespaces of the session proposal. Default: `chains`, `methods` and `events`, which then must belong to one
   * namespace. If another namespace than eip155 is included, the proposal itself carries the statements to sign, because
   * `wc_sessionAuthenticate` only creates sessions of eip155.
   */
  readonly optionalNamespaces?: ProposeParameters['optionalNamespaces'] | undefined
  /** Host of the app. */
  readonly domain: string
  /** URL of the page. */
  readonly uri: string
  /** Nonce from the server that verifies the signature. */
  readonly nonce: string
  /**
   * Nonce by namespace, instead of `nonce`. Each account signs its own text, and a server may accept a nonce only once.
   */
  readonly nonces?: { readonly [namespace: string]: string | undefined } | undefined
  readonly statement?: string | undefined
  /** ISO 8601. Default: now. */
  readonly iat?: string | undefined
  /** ISO 8601. */
  readonly exp?: string | undefined
  /** ISO 8601. */
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Methods of the session; they are part of the signed text (ERC-5573). Default: none, which creates no session. */
  readonly methods?: readonly string[] | undefined
  /** Events of the session. Default: `chainChanged`, `accountsChanged`. */
  readonly events?: readonly string[] | undefined
  /** Seconds until the request expires, at least 3,600. Default: 3,600. */
  readonly expiry?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Whether the signature belongs to the account. The server has to verify it too. */
  verify(parameters: VerifyParameters): boolean | Promise<boolean>
}

/** A text that an account signed. */
export type SignedStatement = {
  /** CAIP-10. */
  readonly account: string
  /** The exact text, formatted from the content that the wallet sent. */
  readonly message: string
  /** The signature as the wallet sent it. */
  readonly signature: string
}

/** Result of `authenticate`. If `cacaos` is empty, the wallet connected without signing: request a signature then. */
export type Authentication = {
  readonly cacaos: readonly Cacao[]
  /** The signed texts, in the order of `cacaos`. */
  readonly statements: readonly SignedStatement[]
  /** Absent when no methods were requested. */
  readonly session?: WalletConnectSession | undefined
}

/** An authentication request that no wallet has answered yet. */
export type AuthenticateReturnType = {
  /** Pairing URI, for the QR code and links. */
  readonly uri: string
  /** Unix seconds. After this time no wallet can use the URI. */
  readonly expiry: number
  /** Settles when the wallet answers, or when the request expires or is cancelled. Never causes an unhandled rejection. */
  readonly approval: Promise<Authentication>
  /** Cancels the request. */
  cancel(): void
}
