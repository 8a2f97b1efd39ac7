import { BaseError } from '../../errors/BaseError.js'

/**
 * A name leads to no address, or that could not be found out (`names/unresolved`).
 *
 * @error names/unresolved
 * @why The name has no address for this network, is not registered, or the gateway could not be reached; `cause` has
 * the error of the call. Its addresses were read in this order: that of the chain (ENSIP-11), that of every EVM chain
 * (ENSIP-19), that of Ethereum.
 * @solution Show the message beside the field, and let the user paste an address. Names need a
 * [gateway](/self-hosting/gateway.md) and an eip155 network that is not a testnet, or `services: { names: true }` on
 * the network.
 */
export class NameUnresolvedError extends BaseError {
  override readonly name = 'NameUnresolvedError'
  constructor({ wanted, cause }: { wanted: string; cause?: unknown }) {
    super('Error resolving name', {
      code: 'names/unresolved',
      cause,
      metaMessages: [
        cause === undefined
          ? `${wanted} has no address for this network.`
          : `${wanted} could not be looked up. See \`cause\`.`,
        'Check the spelling, or paste the address.',
      ],
    })
  }
}
