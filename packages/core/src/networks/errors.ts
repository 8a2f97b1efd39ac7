import { BaseError } from '../errors/BaseError.js'

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

export class AdapterMissingError extends BaseError {
  override readonly name = 'AdapterMissingError'
  constructor({ namespace }: { namespace: string }) {
    super(`Adapter for namespace ${namespace} doesn't exist`, { code: 'networks/adapter-missing' })
  }
}

export class NetworkIdUnknownError extends BaseError {
  override readonly name = 'NetworkIdUnknownError'
  constructor({ id }: { id: number | string }) {
    super(`Network with ID ${id} not found`, { code: 'networks/unknown-id' })
  }
}

export class LastNetworkError extends BaseError {
  override readonly name = 'LastNetworkError'
  constructor() {
    super('Cannot remove last network for a namespace', { code: 'networks/last-of-namespace' })
  }
}

export class InvalidNetworkError extends BaseError {
  override readonly name = 'InvalidNetworkError'
  constructor({ path, reason }: { path: string; reason: string }) {
    super(`${path} ${reason}`, { code: 'networks/invalid' })
  }
}
