import { WalletConnectError } from './WalletConnectError.js'

/** The relay does not know the project id, or wants one (`walletconnect/invalid-project-id`). */
export class InvalidProjectIdError extends WalletConnectError {
  override readonly name = 'InvalidProjectIdError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('The relay does not know this project', {
      code: 'walletconnect/invalid-project-id',
      metaMessages: ['Check `projectId`.'],
      ...parameters,
    })
  }
}
