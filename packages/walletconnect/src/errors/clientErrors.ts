import { WalletConnectError } from './WalletConnectError.js'

/** A `signal` was aborted or the proposal was cancelled (`walletconnect/aborted`). */
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

/** A method was called after `destroy()` (`walletconnect/client-destroyed`). */
export class ClientDestroyedError extends WalletConnectError {
  override readonly name = 'ClientDestroyedError'
  constructor() {
    super('The client was destroyed', { code: 'walletconnect/client-destroyed' })
  }
}

/** A message is not an envelope, or was not encrypted with the key of its topic (`walletconnect/invalid-envelope`). */
export class InvalidEnvelopeError extends WalletConnectError {
  override readonly name = 'InvalidEnvelopeError'
  constructor(parameters: { details: string; cause?: unknown }) {
    super('A message could not be opened', { code: 'walletconnect/invalid-envelope', ...parameters })
  }
}

/** The wallet sent a public key that is not usable for x25519 (`walletconnect/invalid-public-key`). */
export class InvalidPublicKeyError extends WalletConnectError {
  override readonly name = 'InvalidPublicKeyError'
  constructor() {
    super('The wallet sent an unusable public key', { code: 'walletconnect/invalid-public-key' })
  }
}
