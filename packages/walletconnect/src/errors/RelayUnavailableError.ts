import { WalletConnectError } from './WalletConnectError.js'

/** No connection with the relay could be made (`walletconnect/relay-unavailable`). */
export class RelayUnavailableError extends WalletConnectError {
  override readonly name = 'RelayUnavailableError'
  constructor(parameters: { details?: string | undefined; cause?: unknown } = {}) {
    super('The relay cannot be reached', {
      code: 'walletconnect/relay-unavailable',
      metaMessages: [
        'The network, a content security policy (connect-src), or the relay refused the connection.',
        'Try again, or connect with another wallet.',
      ],
      ...parameters,
    })
  }
}
