import { WalletConnectError } from './WalletConnectError.js'

/** A public key of the wallet is no x25519 key that may be used (`walletconnect/invalid-public-key`). */
export class InvalidPublicKeyError extends WalletConnectError {
  override readonly name = 'InvalidPublicKeyError'
  constructor() {
    super('The wallet sent an unusable public key', { code: 'walletconnect/invalid-public-key' })
  }
}
