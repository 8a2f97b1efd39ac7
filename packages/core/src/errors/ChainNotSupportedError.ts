import { BaseError } from './BaseError.js'

/**
 * The feature, or the client, does not support the chain (`networks/not-supported`).
 *
 * @error networks/not-supported
 * @why The client does not list the chain, or the feature does not support it.
 * @solution Switch to a network of `networksAtom`, or add the network.
 */
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
