import { WalletConnectError } from './WalletConnectError.js'

/** The client was destroyed; nothing can be asked of it any more (`walletconnect/client-destroyed`). */
export class ClientDestroyedError extends WalletConnectError {
  override readonly name = 'ClientDestroyedError'
  constructor() {
    super('The client was destroyed', { code: 'walletconnect/client-destroyed' })
  }
}
