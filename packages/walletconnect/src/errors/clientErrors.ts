import { WalletConnectError } from './WalletConnectError.js'

/** Nobody waits any more: a `signal` was aborted, or the proposal cancelled (`walletconnect/aborted`). */
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

/** The client was destroyed; nothing can be asked of it any more (`walletconnect/client-destroyed`). */
export class ClientDestroyedError extends WalletConnectError {
  override readonly name = 'ClientDestroyedError'
  constructor() {
    super('The client was destroyed', { code: 'walletconnect/client-destroyed' })
  }
}

/** A message is no envelope, or was not sealed with the key of its topic (`walletconnect/invalid-envelope`). */
export class InvalidEnvelopeError extends WalletConnectError {
  override readonly name = 'InvalidEnvelopeError'
  constructor(parameters: { details: string; cause?: unknown }) {
    super('A message could not be opened', { code: 'walletconnect/invalid-envelope', ...parameters })
  }
}

/** A public key of the wallet is no x25519 key that may be used (`walletconnect/invalid-public-key`). */
export class InvalidPublicKeyError extends WalletConnectError {
  override readonly name = 'InvalidPublicKeyError'
  constructor() {
    super('The wallet sent an unusable public key', { code: 'walletconnect/invalid-public-key' })
  }
}
