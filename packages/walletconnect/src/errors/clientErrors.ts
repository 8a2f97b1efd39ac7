import { WalletConnectError } from './WalletConnectError.js'

/**
 * A `signal` was aborted or the proposal was cancelled (`walletconnect/aborted`).
 *
 * @error walletconnect/aborted
 * @why The `signal` of the call was aborted, or the proposal was cancelled, before the wallet answered.
 * @solution Nothing: the app cancelled it.
 */
export class AbortedError extends WalletConnectError {
  override readonly name = 'AbortedError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('The request was given up', {
      ...options,
      code: 'walletconnect/aborted',
      metaMessages: ['The app stopped waiting before the wallet answered. Start again when needed.'],
    })
  }
}

/**
 * A method was called after `destroy()` (`walletconnect/client-destroyed`).
 *
 * @error walletconnect/client-destroyed
 * @why A method was called after `destroy()`, or a call was pending when the client was destroyed.
 * @solution Create a new client.
 */
export class ClientDestroyedError extends WalletConnectError {
  override readonly name = 'ClientDestroyedError'
  constructor() {
    super('The client was destroyed', { code: 'walletconnect/client-destroyed' })
  }
}

/**
 * A message is not an envelope, or was not encrypted with the key of its topic (`walletconnect/invalid-envelope`).
 *
 * @error walletconnect/invalid-envelope
 * @why A message on a topic is not an envelope, was encrypted with another key, or was changed in transit. Such
 * messages are dropped; an app does not normally see this error.
 * @solution Nothing. If it happens with every message of one wallet, report it to that wallet.
 */
export class InvalidEnvelopeError extends WalletConnectError {
  override readonly name = 'InvalidEnvelopeError'
  constructor(parameters: { details: string; cause?: unknown }) {
    super('A message could not be opened', { code: 'walletconnect/invalid-envelope', ...parameters })
  }
}

/**
 * The wallet sent a public key that is not usable for x25519 (`walletconnect/invalid-public-key`).
 *
 * @error walletconnect/invalid-public-key
 * @why A key agreement with the wallet's public key would have given a secret that is public knowledge, or the key has
 * a wrong length (RFC 7748, section 6).
 * @solution Connect again. If it happens again, report it to the wallet.
 */
export class InvalidPublicKeyError extends WalletConnectError {
  override readonly name = 'InvalidPublicKeyError'
  constructor() {
    super('The wallet sent an unusable public key', { code: 'walletconnect/invalid-public-key' })
  }
}
