import { BaseError } from './BaseError.js'

/** The feature, or the client, does not support the chain (`networks/not-supported`). */
export class ChainNotSupportedError extends BaseError {
  override readonly name = 'ChainNotSupportedError'
  constructor({ caipNetworkId, cause }: { caipNetworkId: string; cause?: unknown }) {
    super('Chain is not supported', {
      code: 'networks/not-supported',
      metaMessages: [`${caipNetworkId} cannot be used here. Switch to one of the networks of the client.`],
      cause,
    })
  }
}
