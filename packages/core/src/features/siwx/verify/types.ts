import type { CaipAddress, CaipNetworkId } from '../../../types/namespace.js'
import type { SiwxSession } from '../types.js'

/**
 * Why a sign-in does not hold.
 *
 * `chain-needed`: the signature is of no key of the address, and a contract could be asked only with `request`.
 * `chain-unreachable`: `request` failed, so nothing is known; worth another try.
 */
export type SiwxRefusalReason =
  | 'text-invalid'
  | 'data-differs'
  | 'domain-differs'
  | 'scheme-differs'
  | 'uri-differs'
  | 'nonce-differs'
  | 'account-differs'
  | 'network-differs'
  | 'request-id-differs'
  | 'not-yet-valid'
  | 'expired'
  | 'signature-wrong'
  | 'chain-needed'
  | 'chain-unreachable'
  | 'namespace-unsupported'

/** Whether a sign-in holds, and if not why. */
export type SiwxVerification =
  | { readonly isValid: true }
  | {
      readonly isValid: false
      readonly reason: SiwxRefusalReason
      /** One sentence for logs. */
      readonly details: string
      /** What a failure underneath threw. */
      readonly cause?: unknown
    }

/**
 * Sends one JSON-RPC call to a node of the network that the message names, as EIP-1193 providers do. Only `eth_call` is
 * used. The node decides whether a contract's signature holds: take one of your own, never the wallet's provider.
 */
export type SiwxRpcRequest = (parameters: {
  readonly method: 'eth_call'
  readonly params: readonly unknown[]
}) => Promise<unknown>

/** What the app that checks a sign-in knows by itself. What is absent is not compared. */
export type SiwxExpectation = {
  /** The page's host, with the port where it is not the default one. */
  readonly domain: string
  readonly scheme?: string | undefined
  readonly uri?: string | undefined
  /** The one that was issued. A server looks it up, and forgets it with its first use. */
  readonly nonce?: string | undefined
  /** Account and network. */
  readonly caipAddress?: CaipAddress | undefined
  /** The networks of which the message may name any. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  readonly requestId?: string | undefined
}

/** Parameters of `verifySiwxSession`. */
export type VerifySiwxSessionParameters = {
  readonly session: SiwxSession
  readonly expected: SiwxExpectation
  /** The moment to check for, in milliseconds since 1970. Default: now. */
  readonly now?: number | undefined
  /** For accounts that are contracts; those with a key need none. */
  readonly request?: SiwxRpcRequest | undefined
}

/** Parameters of `verifySiwxSignature`. */
export type VerifySiwxSignatureParameters = {
  readonly chainId: CaipNetworkId
  readonly accountAddress: string
  /** The exact text that was signed. */
  readonly message: string
  /** 0x hex on eip155, base58 on solana. */
  readonly signature: string
  /** For accounts that are contracts; those with a key need none. */
  readonly request?: SiwxRpcRequest | undefined
}
