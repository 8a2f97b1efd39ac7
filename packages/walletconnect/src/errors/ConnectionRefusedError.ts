import { WalletConnectError } from './WalletConnectError.js'

/** The relay closed the connection for good, with a text of its own (`walletconnect/connection-refused`). */
export class ConnectionRefusedError extends WalletConnectError {
  override readonly name = 'ConnectionRefusedError'
  constructor(parameters: { details?: string | undefined }) {
    super('The relay refused the connection', { code: 'walletconnect/connection-refused', ...parameters })
  }
}
