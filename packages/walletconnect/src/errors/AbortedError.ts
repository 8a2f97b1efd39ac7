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
