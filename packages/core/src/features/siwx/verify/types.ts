import type { CaipAddress, CaipNetworkId } from '../../../types/namespace.js'
import type { SiwxSession, SiwxVerifier } from '../types.js'

/**
 * Reason that a sign-in is refused.
 *
 * `chain-needed`: the signature is not from the address's key, and a contract can be called only with `request`.
 * `chain-unreachable`: `request` failed, so the result is unknown; try again.
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

/** Whether a sign-in is valid, with the reason if it is not. */
export type SiwxVerification =
  | { readonly isValid: true }
  | {
      readonly isValid: false
      readonly reason: SiwxRefusalReason
      /** One sentence for logs. */
      readonly details: string
      /** The underlying error. */
      readonly cause?: unknown
    }

/**
 * Sends a JSON-RPC call to a node of the network `chainId`, as EIP-1193 providers do. Only `eth_call` is used. The node
 * decides whether a contract accepts a signature: use your own node, never the wallet's provider. Throw for a network
 * without a node of yours: a contract of another network at the same address may belong to a different owner.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export type SiwxRpcRequest = (parameters: {
  /** The network that the message names, as CAIP-2 id. */
  readonly chainId: CaipNetworkId
  readonly method: 'eth_call'
  readonly params: readonly unknown[]
}) => Promise<unknown>

/** Expected values of a sign-in. Absent fields are not compared. */
export type SiwxExpectation = {
  /** The page's host, with the port if it is not the default. */
  readonly domain: string
  readonly scheme?: string | undefined
  readonly uri?: string | undefined
  /** The issued nonce. A server looks it up and deletes it on first use. */
  readonly nonce?: string | undefined
  /** Account and network. */
  readonly caipAddress?: CaipAddress | undefined
  /** The networks that the message may name. Required with `request`. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  readonly requestId?: string | undefined
}

/** Parameters of `verifySiwxSession`. */
export type VerifySiwxSessionParameters = {
  readonly session: SiwxSession
  /** The time to verify for, in milliseconds since 1970. Default: now. */
  readonly now?: number | undefined
  /** Verifiers of further chain families, or in place of the kit's own. */
  readonly verifiers?: readonly SiwxVerifier[] | undefined
} & (
  | {
      readonly expected: SiwxExpectation
      readonly request?: undefined
    }
  | {
      readonly expected: SiwxExpectation & { readonly chains: readonly CaipNetworkId[] }
      /** Needed for accounts that are contracts. */
      readonly request: SiwxRpcRequest | undefined
    }
)

/** Parameters of `verifySiwxSignature`. */
export type VerifySiwxSignatureParameters = {
  readonly chainId: CaipNetworkId
  readonly accountAddress: string
  /** The exact text that was signed. */
  readonly message: string
  /** 0x hex on eip155, base58 on solana. */
  readonly signature: string
  /** Needed for accounts that are contracts. */
  readonly request?: SiwxRpcRequest | undefined
  /** Verifiers of further chain families, or in place of the kit's own. */
  readonly verifiers?: readonly SiwxVerifier[] | undefined
}
