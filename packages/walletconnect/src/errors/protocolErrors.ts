import { WalletConnectError } from './WalletConnectError.js'

export type ProtocolErrorOptions = {
  /** What exactly is wrong, or the peer's own words. */
  readonly details?: string | undefined
  readonly cause?: unknown
}

/**
 * What the protocol has a number for: said by the wallet, or found out here before the wallet is asked. Its `code` is
 * stable, its `rpcCode` the number. Numbers that the protocol does not know are `walletconnect/wallet-error`.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
 * @example
 * if (isError(error, 'walletconnect/user-rejected')) return
 */
export class ProtocolError extends WalletConnectError {
  override readonly name = 'ProtocolError'
  constructor(rpcCode: number, options: ProtocolErrorOptions = {}) {
    // EIP-1193 has a number of its own for the same answer.
    const known = rpcCode === 4001 ? 5000 : rpcCode
    const { code, message } = protocolErrors[known] ?? walletError
    super(message, { ...options, code, rpcCode })
  }
}

/** Code and text of every number the protocol knows. The page of each code is in `docs/errors`. */
export const protocolErrors: {
  readonly [rpcCode: number]: { readonly code: string; readonly message: string }
} = {
  0: { code: 'walletconnect/proposal-expired', message: 'Proposal expired' },

  1: { code: 'walletconnect/not-initialized', message: 'Not initialized' },
  2: { code: 'walletconnect/no-matching-key', message: 'No matching key' },
  3: { code: 'walletconnect/restore-will-override', message: 'Restore will override' },
  4: { code: 'walletconnect/resubscribed', message: 'Resubscribed' },
  5: { code: 'walletconnect/missing-or-invalid', message: 'Missing or invalid' },
  6: { code: 'walletconnect/expired', message: 'Expired' },
  7: { code: 'walletconnect/unknown-type', message: 'Unknown type' },
  8: { code: 'walletconnect/mismatched-topic', message: 'Mismatched topic' },
  9: { code: 'walletconnect/non-conforming-namespaces', message: 'Non conforming namespaces' },

  1001: { code: 'walletconnect/invalid-method', message: 'Invalid method' },
  1002: { code: 'walletconnect/invalid-event', message: 'Invalid event' },
  1003: { code: 'walletconnect/invalid-update-request', message: 'Invalid update request' },
  1004: { code: 'walletconnect/invalid-extend-request', message: 'Invalid extend request' },
  1005: { code: 'walletconnect/invalid-settle-request', message: 'Invalid session settle request' },

  3001: { code: 'walletconnect/unauthorized-method', message: 'Unauthorized method' },
  3002: { code: 'walletconnect/unauthorized-event', message: 'Unauthorized event' },
  3003: { code: 'walletconnect/unauthorized-update-request', message: 'Unauthorized update request' },
  3004: { code: 'walletconnect/unauthorized-extend-request', message: 'Unauthorized extend request' },
  3005: { code: 'walletconnect/unauthorized-chain', message: 'Unauthorized chain' },

  5000: { code: 'walletconnect/user-rejected', message: 'User rejected' },
  5001: { code: 'walletconnect/user-rejected-chains', message: 'User rejected chains' },
  5002: { code: 'walletconnect/user-rejected-methods', message: 'User rejected methods' },
  5003: { code: 'walletconnect/user-rejected-events', message: 'User rejected events' },
  5100: { code: 'walletconnect/unsupported-chains', message: 'Unsupported chains' },
  5101: { code: 'walletconnect/unsupported-methods', message: 'Unsupported methods' },
  5102: { code: 'walletconnect/unsupported-events', message: 'Unsupported events' },
  5103: { code: 'walletconnect/unsupported-accounts', message: 'Unsupported accounts' },
  5104: { code: 'walletconnect/unsupported-namespace-key', message: 'Unsupported namespace key' },

  6000: { code: 'walletconnect/user-disconnected', message: 'User disconnected' },
  7000: { code: 'walletconnect/settlement-failed', message: 'Session settlement failed' },
  7001: { code: 'walletconnect/no-session', message: 'No session for topic' },
  8000: { code: 'walletconnect/request-expired', message: 'Request expired' },
  10001: { code: 'walletconnect/unsupported-wc-method', message: 'Unsupported wc_ method' },

  11001: { code: 'walletconnect/malformed-auth-response', message: 'Malformed response params' },
  11002: { code: 'walletconnect/malformed-auth-request', message: 'Malformed request params' },
  11003: { code: 'walletconnect/auth-message-compromised', message: 'Message compromised' },
  11004: { code: 'walletconnect/signature-verification-failed', message: 'Signature verification failed' },
  11005: { code: 'walletconnect/auth-request-expired', message: 'Authentication request expired' },
  11006: { code: 'walletconnect/missing-issuer', message: 'Missing issuer' },
  12001: { code: 'walletconnect/auth-rejected', message: 'User rejected the authentication' },
  12002: { code: 'walletconnect/auth-disconnected', message: 'User disconnected during the authentication' },

  [-32700]: { code: 'walletconnect/parse-error', message: 'Parse error' },
  [-32600]: { code: 'walletconnect/invalid-request', message: 'Invalid request' },
  [-32601]: { code: 'walletconnect/method-not-found', message: 'Method not found' },
  [-32602]: { code: 'walletconnect/invalid-params', message: 'Invalid params' },
  [-32603]: { code: 'walletconnect/internal-error', message: 'Internal error' },
  [-32000]: { code: 'walletconnect/server-error', message: 'Server error' },
}

/** A number of the wallet's own. */
export const walletError = {
  code: 'walletconnect/wallet-error',
  message: 'The wallet answered with an error',
}
