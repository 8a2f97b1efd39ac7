import { BaseError } from '../../errors/BaseError.js'

/**
 * The client does not list that network (`networks/not-found`).
 *
 * @error networks/not-found
 * @why The client has no network with this CAIP-2 id.
 * @solution Pass it in `networks` of `createClient`, or call `addNetwork` first.
 */
export class NetworkNotFoundError extends BaseError {
  override readonly name = 'NetworkNotFoundError'
  constructor({ caipNetworkId }: { caipNetworkId: string }) {
    super('Network Not Found', {
      code: 'networks/not-found',
      metaMessages: [
        `The client has no network "${caipNetworkId}".`,
        'Pass it in `networks`, or call `addNetwork` first.',
      ],
    })
  }
}

/**
 * No adapter was given for the namespace of that network (`networks/adapter-missing`).
 *
 * @error networks/adapter-missing
 * @why A network was added or removed in a namespace for which the client has no adapter.
 * @solution Pass the adapter in `adapters` of `createClient` first.
 */
export class AdapterMissingError extends BaseError {
  override readonly name = 'AdapterMissingError'
  constructor({ namespace }: { namespace: string }) {
    super(`Adapter for namespace ${namespace} doesn't exist`, {
      code: 'networks/adapter-missing',
      metaMessages: ['No adapter of this chain family was given.', 'Pass one in `adapters`.'],
    })
  }
}

/**
 * No network of the namespace has that id (`networks/unknown-id`).
 *
 * @error networks/unknown-id
 * @why `removeNetwork` received an id that the namespace does not have.
 * @solution Pass the id without the namespace: `1`, not `eip155:1`.
 */
export class NetworkIdUnknownError extends BaseError {
  override readonly name = 'NetworkIdUnknownError'
  constructor({ id }: { id: number | string }) {
    super(`Network with ID ${id} not found`, {
      code: 'networks/unknown-id',
      metaMessages: [
        'The client does not list it, so there is nothing to remove.',
        'Read `networksAtom` for the available networks.',
      ],
    })
  }
}

/**
 * The last network of a namespace cannot be removed (`networks/last-of-namespace`).
 *
 * @error networks/last-of-namespace
 * @why A namespace needs at least one network for its adapter.
 * @solution Add another network of the namespace first.
 */
export class LastNetworkError extends BaseError {
  override readonly name = 'LastNetworkError'
  constructor() {
    super('Cannot remove last network for a namespace', {
      code: 'networks/last-of-namespace',
      metaMessages: ['An adapter needs a network to work on.', 'Add another network of the namespace first.'],
    })
  }
}

/**
 * A network object has a mistake; the message names its path (`networks/invalid`).
 *
 * @error networks/invalid
 * @why A field of the network object is missing or has the wrong shape. The message names the field.
 * @solution Fix the field. Networks of `@latchkit/core/networks` and chains of `viem/chains` are valid without changes.
 */
export class InvalidNetworkError extends BaseError {
  override readonly name = 'InvalidNetworkError'
  constructor({ path, reason }: { path: string; reason: string }) {
    super(`${path} ${reason}`, { code: 'networks/invalid' })
  }
}
