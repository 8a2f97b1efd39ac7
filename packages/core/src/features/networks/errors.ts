import { BaseError } from '../../errors/BaseError.js'

/** The client does not list that network (`networks/not-found`). */
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

/** No adapter was given for the namespace of that network (`networks/adapter-missing`). */
export class AdapterMissingError extends BaseError {
  override readonly name = 'AdapterMissingError'
  constructor({ namespace }: { namespace: string }) {
    super(`Adapter for namespace ${namespace} doesn't exist`, {
      code: 'networks/adapter-missing',
      metaMessages: ['No adapter of this chain family was given.', 'Pass one in `adapters`.'],
    })
  }
}

/** No network of the namespace has that id (`networks/unknown-id`). */
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

/** The last network of a namespace cannot be removed (`networks/last-of-namespace`). */
export class LastNetworkError extends BaseError {
  override readonly name = 'LastNetworkError'
  constructor() {
    super('Cannot remove last network for a namespace', {
      code: 'networks/last-of-namespace',
      metaMessages: ['An adapter needs a network to work on.', 'Add another network of the namespace first.'],
    })
  }
}

/** A network object has a mistake; the message names its path (`networks/invalid`). */
export class InvalidNetworkError extends BaseError {
  override readonly name = 'InvalidNetworkError'
  constructor({ path, reason }: { path: string; reason: string }) {
    super(`${path} ${reason}`, { code: 'networks/invalid' })
  }
}
