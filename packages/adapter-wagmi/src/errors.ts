import { BaseError } from '@latchkit/core/errors'

/**
 * `wagmiAdapter` has one config and a `WagmiProvider` of the app another (`adapter/two-wagmi-configs`).
 *
 * @error adapter/two-wagmi-configs
 * @why The app's `WagmiProvider` uses one wagmi config and `wagmiAdapter({ config })` received a different config. Each
 * config keeps its own accounts, so the page would show two different states.
 * @solution Pass the same config to both, or call `wagmiAdapter()` without a config: it then uses the config of the
 * `WagmiProvider` above `LatchkitProvider`. See [Existing wagmi apps](/guides/existing-wagmi-app.md).
 */
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

/**
 * The adapter has no wagmi config yet (`adapter/not-started`).
 *
 * @error adapter/not-started
 * @why The adapter creates its wagmi config from the client's networks, and no client has started the adapter yet.
 * @solution Render `LatchkitProvider` or call `client.start()` before you use the adapter. If you need the config
 * earlier, create it and pass it: `wagmiAdapter({ config })`.
 */
export class NotStartedError extends BaseError {
  override readonly name = 'NotStartedError'
  constructor() {
    super('The wagmi adapter has not been started', {
      code: 'adapter/not-started',
      metaMessages: ['Call `client.start()` or render `LatchkitProvider` first, or pass your own `config`.'],
    })
  }
}
