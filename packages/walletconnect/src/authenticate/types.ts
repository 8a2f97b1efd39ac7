import type { ProposeParameters, WalletConnectSession } from '../types.js'

/** What the wallet signed, as CAIP-74 has it. */
export type CacaoPayload = {
  /** `did:pkh:` and the CAIP-10 id of the account. */
  readonly iss: string
  readonly domain: string
  /** URI of whoever asks. */
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

/** How it was signed: `eip191`, `eip1271` and others. */
export type CacaoSignature = { readonly t: string; readonly s: string; readonly m?: string | undefined }

/** A signed statement of an account: a chain agnostic capability object (CAIP-74). */
export type Cacao = {
  readonly h: { readonly t: string }
  readonly p: CacaoPayload
  readonly s: CacaoSignature
}

/** A signature to be checked by whoever knows the chain. */
export type VerifyParameters = {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly address: string
  /** What was signed (EIP-4361). */
  readonly message: string
  readonly signature: CacaoSignature
}

/** What a wallet is asked to sign, and to grant. */
export type AuthenticateParameters = {
  /** CAIP-2 ids on one of which an account may sign, the preferred one first. */
  readonly chains: readonly string[]
  /**
   * What the session is proposed with. Default: `chains`, `methods` and `events`, which have to be of one namespace.
   * With another namespace than eip155 in it wallets are asked by the proposal itself, as `wc_sessionAuthenticate` would
   * make a session of eip155 alone.
   */
  readonly optionalNamespaces?: ProposeParameters['optionalNamespaces'] | undefined
  /** Host of the app. */
  readonly domain: string
  /** Address of the page that asks. */
  readonly uri: string
  /** From the server that will check the signature. */
  readonly nonce: string
  /**
   * By namespace, in place of `nonce`: whoever checks may take each only once, and every account signs a text of its own.
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
  /** Methods of the session that comes with it; the person signs them too (ERC-5573). Default: none, and no session. */
  readonly methods?: readonly string[] | undefined
  /** Events of that session, and of a plain session in its place. Default: `chainChanged`, `accountsChanged`. */
  readonly events?: readonly string[] | undefined
  /** Life of the request in seconds, at least 3,600. Default: 3,600. */
  readonly expiry?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Whether the signature is the account's. The server has to check again. */
  verify(parameters: VerifyParameters): boolean | Promise<boolean>
}

/** What an account signed, as a text. */
export type SignedStatement = {
  /** CAIP-10. */
  readonly account: string
  /** The exact text, rebuilt from what the wallet says it is made of. */
  readonly message: string
  /** As the wallet wrote it. */
  readonly signature: string
}

/** What came of it. Without `cacaos` the wallet knows no authentication and connected plainly: ask it to sign by a request. */
export type Authentication = {
  readonly cacaos: readonly Cacao[]
  /** The same as texts, in the same order. */
  readonly statements: readonly SignedStatement[]
  /** Absent when no methods were asked for. */
  readonly session?: WalletConnectSession | undefined
}

/** An authentication that waits for a wallet. */
export type AuthenticateReturnType = {
  /** Pairing URI, for the QR code and links. */
  readonly uri: string
  /** Unix seconds after which no wallet can take the URI any more. */
  readonly expiry: number
  /** Settles when the wallet answers, the request expires or is cancelled. Never an unhandled rejection. */
  readonly approval: Promise<Authentication>
  /** Gives up. */
  cancel(): void
}
