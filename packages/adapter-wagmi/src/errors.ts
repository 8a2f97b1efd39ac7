import { BaseError } from '@latchkit/core/errors'

/** `wagmiAdapter` has one config and a `WagmiProvider` of the app another (`adapter/two-wagmi-configs`). */
export class TwoWagmiConfigsError extends BaseError {
  override readonly name = 'TwoWagmiConfigsError'
  constructor() {
    super('Two wagmi configs are in use', {
      code: 'adapter/two-wagmi-configs',
      metaMessages: [
        'Pass the same config to `wagmiAdapter` and `WagmiProvider`, or call `wagmiAdapter()` without one.',
      ],
    })
  }
}

/** The adapter has no wagmi config yet (`adapter/not-started`). */
export class NotStartedError extends BaseError {
  override readonly name = 'NotStartedError'
  constructor() {
    super('The wagmi adapter has not been started', {
      code: 'adapter/not-started',
      metaMessages: ['Call `client.start()` or render `LatchkitProvider` first, or pass your own `config`.'],
    })
  }
}
