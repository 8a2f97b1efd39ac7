import { BaseError } from '@latchkit/core/errors'

/** `wagmiAdapter` has one config and a `WagmiProvider` of the app another (`adapter/two-wagmi-configs`). */
export class TwoWagmiConfigsError extends BaseError {
  override readonly name = 'TwoWagmiConfigsError'
  constructor() {
    super('Two wagmi configs are in use', {
      code: 'adapter/two-wagmi-configs',
      metaMessages: [
        '`wagmiAdapter` and `WagmiProvider` have different ones.',
        'Pass the same config to both, or call `wagmiAdapter()` without one.',
      ],
    })
  }
}

/** A connector of wagmi needs a package that the app has not installed (`adapter/package-missing`). */
export class PackageMissingError extends BaseError {
  override readonly name = 'PackageMissingError'
  constructor({ connector, missing, cause }: { connector: string; missing: string; cause: unknown }) {
    super(`${connector} needs a package that this app has not installed`, {
      code: 'adapter/package-missing',
      cause,
      // As the connectors of wagmi say it; the modal reads the name.
      details: `dependency "${missing}" not found`,
      metaMessages: [`Run \`npm install ${missing}\`, or remove the connector from the config.`],
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
