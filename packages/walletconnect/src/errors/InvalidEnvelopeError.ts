import { WalletConnectError } from './WalletConnectError.js'

/** A message is no envelope, or was not sealed with the key of its topic (`walletconnect/invalid-envelope`). */
export class InvalidEnvelopeError extends WalletConnectError {
  override readonly name = 'InvalidEnvelopeError'
  constructor(parameters: { details: string; cause?: unknown }) {
    super('A message could not be opened', { code: 'walletconnect/invalid-envelope', ...parameters })
  }
}
