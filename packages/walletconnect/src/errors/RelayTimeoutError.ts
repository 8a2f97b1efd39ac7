import { WalletConnectError } from './WalletConnectError.js'

/** The relay did not answer in time (`walletconnect/relay-timeout`). */
export class RelayTimeoutError extends WalletConnectError {
  override readonly name = 'RelayTimeoutError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('The relay did not answer in time', {
      code: 'walletconnect/relay-timeout',
      metaMessages: ['Try again, or connect with another wallet.'],
      ...parameters,
    })
  }
}
