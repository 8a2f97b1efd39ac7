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
 * Code of each number of the specification. The message consists of the words of the code. Each code has a page of
 * the docs.
 */
export const protocolErrors: { readonly [rpcCode: number]: { readonly code: string } } = {
  /**
   * @error walletconnect/proposal-expired
   * @why No wallet answered within five minutes, or the wallet reported that the proposal is too old. The WalletConnect
   * error code is 0.
   * @solution Propose again and show the new URI. `createClient` does this before a URI expires.
   */
  0: { code: 'walletconnect/proposal-expired' },

  /**
   * @error walletconnect/not-initialized
   * @why The wallet received the request before it was ready. The WalletConnect error code is 1.
   * @solution Retry after a moment. If the error remains, the wallet has a defect.
   */
  1: { code: 'walletconnect/not-initialized' },
  /**
   * @error walletconnect/no-matching-key
   * @why The wallet does not have the session any more: it was ended there, or the wallet was reinstalled. The
   * WalletConnect error code is 2.
   * @solution Disconnect the session and connect again.
   */
  2: { code: 'walletconnect/no-matching-key' },
  /**
   * @error walletconnect/restore-will-override
   * @why The wallet could not load what it had stored. The WalletConnect error code is 3.
   * @solution Ask the user to restart the wallet.
   */
  3: { code: 'walletconnect/restore-will-override' },
  /**
   * @error walletconnect/resubscribed
   * @why The wallet lost its connection to the relay and resubscribed while it was busy. The WalletConnect error code
   * is 4.
   * @solution Retry.
   */
  4: { code: 'walletconnect/resubscribed' },
  /**
   * @error walletconnect/missing-or-invalid
   * @why A required value is missing or malformed: an empty `optionalNamespaces`, or an `expiry` that is not a whole
   * number of seconds from 300 to 604,800. Wallets also answer with it, about what they received. The WalletConnect
   * error code is 5.
   * @solution Read the details; they name the value.
   */
  5: { code: 'walletconnect/missing-or-invalid' },
  /**
   * @error walletconnect/expired
   * @why The session, pairing or request had expired when the wallet processed it. The WalletConnect error code is 6.
   * @solution Connect again, or repeat the request.
   */
  6: { code: 'walletconnect/expired' },
  /**
   * @error walletconnect/unknown-type
   * @why The envelope type of a message is not allowed on its topic. The WalletConnect error code is 7.
   * @solution Nothing. The wallet has a defect; try another wallet.
   */
  7: { code: 'walletconnect/unknown-type' },
  /**
   * @error walletconnect/mismatched-topic
   * @why The wallet received a request on a topic that does not belong to the session or pairing. The WalletConnect
   * error code is 8.
   * @solution Disconnect the session and connect again.
   */
  8: { code: 'walletconnect/mismatched-topic' },
  /**
   * @error walletconnect/non-conforming-namespaces
   * @why The wallet cannot grant what was proposed. The WalletConnect error code is 9.
   * @solution Propose fewer chains or methods, or offer another wallet.
   */
  9: { code: 'walletconnect/non-conforming-namespaces' },

  /**
   * @error walletconnect/invalid-method
   * @why The other side does not know the method. The WalletConnect error code is 1001.
   * @solution Request a method of the session's namespaces.
   */
  1001: { code: 'walletconnect/invalid-method' },
  /**
   * @error walletconnect/invalid-event
   * @why The event is malformed. The WalletConnect error code is 1002.
   * @solution Send `{ name, data }` with a chain of the session.
   */
  1002: { code: 'walletconnect/invalid-event' },
  /**
   * @error walletconnect/invalid-update-request
   * @why An update of the session is malformed, or is older than the last update. The WalletConnect error code is 1003.
   * @solution Nothing in the app: only wallets update sessions.
   */
  1003: { code: 'walletconnect/invalid-update-request' },
  /**
   * @error walletconnect/invalid-extend-request
   * @why An extension is malformed, or would shorten the session. The WalletConnect error code is 1004.
   * @solution Request an expiry that is later than the current expiry and within seven days.
   */
  1004: { code: 'walletconnect/invalid-extend-request' },
  /**
   * @error walletconnect/invalid-session-settle-request
   * @why The settlement of the wallet is malformed, comes from another key than the approval, or has already expired.
   * The proposal stays pending. The WalletConnect error code is 1005.
   * @solution Nothing. The wallet has a defect; try another wallet.
   */
  1005: { code: 'walletconnect/invalid-session-settle-request' },

  /**
   * @error walletconnect/unauthorized-method
   * @why The session does not grant the method on this chain. Nothing was sent. The WalletConnect error code is 3001.
   * @solution Check `session.namespaces` before the request, or propose the method when you connect.
   */
  3001: { code: 'walletconnect/unauthorized-method' },
  /**
   * @error walletconnect/unauthorized-event
   * @why The session does not grant the event on this chain. The WalletConnect error code is 3002.
   * @solution Check `session.namespaces`, or propose the event when you connect.
   */
  3002: { code: 'walletconnect/unauthorized-event' },
  /**
   * @error walletconnect/unauthorized-update-request
   * @why Only the wallet may change what a session grants. The WalletConnect error code is 3003.
   * @solution Connect again with another proposal.
   */
  3003: { code: 'walletconnect/unauthorized-update-request' },
  /**
   * @error walletconnect/unauthorized-extend-request
   * @why The wallet does not let the app extend the session. The WalletConnect error code is 3004.
   * @solution Ask the user to extend it in the wallet, or connect again when it has expired.
   */
  3004: { code: 'walletconnect/unauthorized-extend-request' },
  /**
   * @error walletconnect/unauthorized-chain
   * @why The session has no such chain. Nothing was sent. The WalletConnect error code is 3005.
   * @solution Ask the wallet to switch to the chain or to add it, or propose it when you connect.
   */
  3005: { code: 'walletconnect/unauthorized-chain' },

  /**
   * @error walletconnect/user-rejected
   * @why The user declined in the wallet (5000, or 4001 of EIP-1193). It is an answer, not a failure. The WalletConnect
   * error code is 5000.
   * @solution Keep the view and offer to try again. Do not report it as an error.
   */
  5000: { code: 'walletconnect/user-rejected' },
  /**
   * @error walletconnect/user-rejected-chains
   * @why The user or the wallet declined the proposed chains. The WalletConnect error code is 5001.
   * @solution Propose other chains, or offer to try again.
   */
  5001: { code: 'walletconnect/user-rejected-chains' },
  /**
   * @error walletconnect/user-rejected-methods
   * @why The user or the wallet declined the proposed methods. The WalletConnect error code is 5002.
   * @solution Propose fewer methods, or offer to try again.
   */
  5002: { code: 'walletconnect/user-rejected-methods' },
  /**
   * @error walletconnect/user-rejected-events
   * @why The user or the wallet declined the proposed events. The WalletConnect error code is 5003.
   * @solution Propose fewer events, or offer to try again.
   */
  5003: { code: 'walletconnect/user-rejected-events' },
  /**
   * @error walletconnect/unsupported-chains
   * @why The wallet supports none of the proposed chains, or a chain is not valid according to CAIP-2. The
   * WalletConnect error code is 5100.
   * @solution Propose a chain that the wallet supports, or offer another wallet.
   */
  5100: { code: 'walletconnect/unsupported-chains' },
  /**
   * @error walletconnect/unsupported-methods
   * @why The wallet supports none of the proposed methods, or the list is malformed. The WalletConnect error code is
   * 5101.
   * @solution Propose methods that the wallet supports, or offer another wallet.
   */
  5101: { code: 'walletconnect/unsupported-methods' },
  /**
   * @error walletconnect/unsupported-events
   * @why The list of events is malformed. The WalletConnect error code is 5102.
   * @solution Send a list of names. If the wallet sent it, offer another wallet.
   */
  5102: { code: 'walletconnect/unsupported-events' },
  /**
   * @error walletconnect/unsupported-accounts
   * @why The wallet granted no account on a proposed chain, or an account that is not valid according to CAIP-10; or it
   * does not have the account of a request. The WalletConnect error code is 5103.
   * @solution Use an account of `session.namespaces`, or let the user choose another account in the wallet.
   */
  5103: { code: 'walletconnect/unsupported-accounts' },
  /**
   * @error walletconnect/unsupported-namespace-key
   * @why The wallet supports none of the proposed namespaces, or a key is neither a namespace nor a chain. The
   * WalletConnect error code is 5104.
   * @solution Propose keys such as `eip155` or `eip155:1`, or offer another wallet.
   */
  5104: { code: 'walletconnect/unsupported-namespace-key' },

  /**
   * @error walletconnect/user-disconnected
   * @why The user ended the session or the pairing, in the wallet or in another tab. Pending requests reject with this
   * error. The WalletConnect error code is 6000.
   * @solution Offer to connect again.
   */
  6000: { code: 'walletconnect/user-disconnected' },
  /**
   * @error walletconnect/session-settlement-failed
   * @why The wallet could not settle the session. The WalletConnect error code is 7000.
   * @solution Offer to try again.
   */
  7000: { code: 'walletconnect/session-settlement-failed' },
  /**
   * @error walletconnect/no-session-for-topic
   * @why There is no such session: it was ended, it expired, or it belongs to another client. Nothing was sent. The
   * WalletConnect error code is 7001.
   * @solution Connect again.
   */
  7001: { code: 'walletconnect/no-session-for-topic' },
  /**
   * @error walletconnect/request-expired
   * @why The wallet did not answer before the request expired, by default after five minutes, or a ping within 30
   * seconds. The WalletConnect error code is 8000.
   * @solution Ask the user to open the wallet, and retry.
   */
  8000: { code: 'walletconnect/request-expired' },
  /**
   * @error walletconnect/unsupported-wc-method
   * @why The other side does not support this WalletConnect method. The WalletConnect error code is 10001.
   * @solution Nothing. `authenticate` falls back to a session without a statement.
   */
  10001: { code: 'walletconnect/unsupported-wc-method' },

  /**
   * @error walletconnect/malformed-auth-response
   * @why The signed statement of the wallet is not valid according to CAIP-74. The WalletConnect error code is 11001.
   * @solution Connect without it and request a signature, or offer another wallet.
   */
  11001: { code: 'walletconnect/malformed-auth-response' },
  /**
   * @error walletconnect/malformed-auth-request
   * @why The content to sign is malformed, or has chains of several namespaces. The WalletConnect error code is 11002.
   * @solution Name chains of one namespace in `authenticate`.
   */
  11002: { code: 'walletconnect/malformed-auth-request' },
  /**
   * @error walletconnect/auth-message-compromised
   * @why The wallet signed other content than requested: another host, page, nonce, chain or statement. The
   * WalletConnect error code is 11003.
   * @solution Treat it as an attack: do not sign the user in. Offer to try again with a new nonce.
   */
  11003: { code: 'walletconnect/auth-message-compromised' },
  /**
   * @error walletconnect/signature-verification-failed
   * @why `verify` did not accept the signature. The WalletConnect error code is 11004.
   * @solution Do not sign the user in. Check that `verify` supports contract accounts (EIP-1271) if the account is a
   * contract.
   */
  11004: { code: 'walletconnect/signature-verification-failed' },
  /**
   * @error walletconnect/auth-request-expired
   * @why No wallet answered the authentication request before it expired, by default after an hour. The WalletConnect
   * error code is 11005.
   * @solution Start again with a new nonce.
   */
  11005: { code: 'walletconnect/auth-request-expired' },
  /**
   * @error walletconnect/missing-issuer
   * @why The signed statement has no account. The WalletConnect error code is 11006.
   * @solution Do not sign the user in. Offer another wallet.
   */
  11006: { code: 'walletconnect/missing-issuer' },
  /**
   * @error walletconnect/auth-rejected
   * @why The user declined to sign in. It is an answer, not a failure. The WalletConnect error code is 12001.
   * @solution Offer to try again, or to connect without signing in.
   */
  12001: { code: 'walletconnect/auth-rejected' },
  /**
   * @error walletconnect/auth-disconnected
   * @why The user closed the sign-in. The WalletConnect error code is 12002.
   * @solution Offer to try again.
   */
  12002: { code: 'walletconnect/auth-disconnected' },

  /**
   * @error walletconnect/parse-error
   * @why The other side could not read the message (JSON-RPC). The WalletConnect error code is -32700.
   * @solution Retry. If the error remains, the wallet has a defect.
   */
  [-32700]: { code: 'walletconnect/parse-error' },
  /**
   * @error walletconnect/invalid-request
   * @why The other side does not accept the message as a request (JSON-RPC). The WalletConnect error code is -32600.
   * @solution Check `method` and `params`.
   */
  [-32600]: { code: 'walletconnect/invalid-request' },
  /**
   * @error walletconnect/method-not-found
   * @why The wallet does not know the method (JSON-RPC), although the session grants it. The WalletConnect error code
   * is -32601.
   * @solution Avoid the method, or offer another wallet.
   */
  [-32601]: { code: 'walletconnect/method-not-found' },
  /**
   * @error walletconnect/invalid-params
   * @why The wallet does not understand the params (JSON-RPC). The WalletConnect error code is -32602.
   * @solution Check `params` against the documentation of the method; the details have the message of the wallet.
   */
  [-32602]: { code: 'walletconnect/invalid-params' },
  /**
   * @error walletconnect/internal-error
   * @why Something failed in the wallet (JSON-RPC). The WalletConnect error code is -32603.
   * @solution Offer to try again.
   */
  [-32603]: { code: 'walletconnect/internal-error' },
  /**
   * @error walletconnect/server-error
   * @why The wallet, or the node behind it, refused the request (JSON-RPC); the details have its message. The
   * WalletConnect error code is -32000.
   * @solution Read the details. Often the account lacks funds or the call reverts.
   */
  [-32000]: { code: 'walletconnect/server-error' },
}

/**
 * Code of every other number.
 *
 * @error walletconnect/wallet-error
 * @why The wallet answered with an error code that WalletConnect does not define. `rpcCode` has the code, `details` the
 * message of the wallet.
 * @solution Show the details, and offer to try again.
 */
export const walletError = { code: 'walletconnect/wallet-error' }

/** Returns the message of a code: "Invalid method" for `walletconnect/invalid-method`. */
function textOf(code: string): string {
  const words = code.slice(code.indexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).replace(' wc ', ' wc_ ')
}
