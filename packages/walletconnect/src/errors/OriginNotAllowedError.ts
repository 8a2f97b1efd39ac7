import { WalletConnectError } from './WalletConnectError.js'

/** The project does not allow this page's origin (`walletconnect/origin-not-allowed`). */
export class OriginNotAllowedError extends WalletConnectError {
  override readonly name = 'OriginNotAllowedError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('The relay does not serve this site', {
      code: 'walletconnect/origin-not-allowed',
      metaMessages: ["Add the page's origin to the project of `projectId`."],
      ...parameters,
    })
  }
}
