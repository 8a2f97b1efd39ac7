import { WalletConnectError } from './WalletConnectError.js'

/** The relay answered a call with an error; `rpcCode` is its code (`walletconnect/relay-refused`). */
export class RelayRefusedError extends WalletConnectError {
  override readonly name = 'RelayRefusedError'
  constructor(parameters: { details?: string | undefined; rpcCode?: number | undefined }) {
    super('The relay refused the call', { code: 'walletconnect/relay-refused', ...parameters })
  }
}
