import { WalletConnectError } from './WalletConnectError.js'

export type ProtocolErrorOptions = {
  /** Details of the error, or the message of the peer. */
  readonly details?: string | undefined
  readonly cause?: unknown
}

/**
 * An error with a number of the WalletConnect specification. Either the wallet answered with it, or the client found it
 * before it sent the request. `code` is stable, `rpcCode` is the number. Unknown numbers have the code
 * `walletconnect/wallet-error`.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/error-codes
 * @example
 * if (isError(error, 'walletconnect/user-rejected')) return
 */
export class ProtocolError extends WalletConnectError {
  override readonly name = 'ProtocolError'
  constructor(rpcCode: number, options: ProtocolErrorOptions = {}) {
    // 4001 is the EIP-1193 number of the same error.
    const known = rpcCode === 4001 ? 5000 : rpcCode
    const { code } = protocolErrors[known] ?? walletError
    super(textOf(code), { ...options, code, rpcCode })
  }
}

/**
 * Code of each number of the specification. The message consists of the words of the code. Each code has a page in
 * `docs/errors`.
 */
export const protocolErrors: { readonly [rpcCode: number]: { readonly code: string } } = {
  0: { code: 'walletconnect/proposal-expired' },

  1: { code: 'walletconnect/not-initialized' },
  2: { code: 'walletconnect/no-matching-key' },
  3: { code: 'walletconnect/restore-will-override' },
  4: { code: 'walletconnect/resubscribed' },
  5: { code: 'walletconnect/missing-or-invalid' },
  6: { code: 'walletconnect/expired' },
  7: { code: 'walletconnect/unknown-type' },
  8: { code: 'walletconnect/mismatched-topic' },
  9: { code: 'walletconnect/non-conforming-namespaces' },

  1001: { code: 'walletconnect/invalid-method' },
  1002: { code: 'walletconnect/invalid-event' },
  1003: { code: 'walletconnect/invalid-update-request' },
  1004: { code: 'walletconnect/invalid-extend-request' },
  1005: { code: 'walletconnect/invalid-session-settle-request' },

  3001: { code: 'walletconnect/unauthorized-method' },
  3002: { code: 'walletconnect/unauthorized-event' },
  3003: { code: 'walletconnect/unauthorized-update-request' },
  3004: { code: 'walletconnect/unauthorized-extend-request' },
  3005: { code: 'walletconnect/unauthorized-chain' },

  5000: { code: 'walletconnect/user-rejected' },
  5001: { code: 'walletconnect/user-rejected-chains' },
  5002: { code: 'walletconnect/user-rejected-methods' },
  5003: { code: 'walletconnect/user-rejected-events' },
  5100: { code: 'walletconnect/unsupported-chains' },
  5101: { code: 'walletconnect/unsupported-methods' },
  5102: { code: 'walletconnect/unsupported-events' },
  5103: { code: 'walletconnect/unsupported-accounts' },
  5104: { code: 'walletconnect/unsupported-namespace-key' },

  6000: { code: 'walletconnect/user-disconnected' },
  7000: { code: 'walletconnect/session-settlement-failed' },
  7001: { code: 'walletconnect/no-session-for-topic' },
  8000: { code: 'walletconnect/request-expired' },
  10001: { code: 'walletconnect/unsupported-wc-method' },

  11001: { code: 'walletconnect/malformed-auth-response' },
  11002: { code: 'walletconnect/malformed-auth-request' },
  11003: { code: 'walletconnect/auth-message-compromised' },
  11004: { code: 'walletconnect/signature-verification-failed' },
  11005: { code: 'walletconnect/auth-request-expired' },
  11006: { code: 'walletconnect/missing-issuer' },
  12001: { code: 'walletconnect/auth-rejected' },
  12002: { code: 'walletconnect/auth-disconnected' },

  [-32700]: { code: 'walletconnect/parse-error' },
  [-32600]: { code: 'walletconnect/invalid-request' },
  [-32601]: { code: 'walletconnect/method-not-found' },
  [-32602]: { code: 'walletconnect/invalid-params' },
  [-32603]: { code: 'walletconnect/internal-error' },
  [-32000]: { code: 'walletconnect/server-error' },
}

/** Code of every other number. */
export const walletError = { code: 'walletconnect/wallet-error' }

/** Returns the message of a code: "Invalid method" for `walletconnect/invalid-method`. */
function textOf(code: string): string {
  const words = code.slice(code.indexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).replace(' wc ', ' wc_ ')
}
