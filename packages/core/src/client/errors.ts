import { BaseError } from '../errors/BaseError.js'

/**
 * The config has mistakes; the message lists each with its path (`config/invalid`).
 *
 * @error config/invalid
 * @why One or more options of `createClient` or `createLatchkit` are wrong, or `LatchkitProvider` has no `latchkit`.
 * The message lists the mistakes with their paths.
 * @solution Fix each listed option. Names of options and some values are checked in development only:
 * [Options](/guides/options.md). TypeScript reports most of these mistakes earlier. For a `siwx.statement`, the message
 * names the first character to remove: [the characters that it may have](/guides/sign-in-with-wallet.md#the-message).
 */
export class ConfigInvalidError extends BaseError {
  override readonly name = 'ConfigInvalidError'
  constructor({ problems }: { problems: readonly string[] }) {
    super('The Latchkit config has mistakes', {
      code: 'config/invalid',
      metaMessages: problems.map(problem => `- ${problem}`),
    })
  }
}

/**
 * Two versions of this package are on the page; they would not see each other's state (`client/duplicate-core`).
 *
 * @error client/duplicate-core
 * @why Two copies of different versions were loaded. They do not share state, so connections in one copy would be
 * missing in the other.
 * @solution Use the same version of every `@latchkit` package, install again, and look for a second copy with
 * `npm ls @latchkit/core`.
 */
export class DuplicateCoreError extends BaseError {
  override readonly name = 'DuplicateCoreError'
  constructor({ loaded, version }: { loaded: string; version: string }) {
    super('Two versions of @latchkit/core are on this page', {
      code: 'client/duplicate-core',
      metaMessages: [`Loaded: ${loaded} and ${version}.`, 'Give all packages the same version.'],
    })
  }
}

/**
 * The client was started after `destroy()` (`client/destroyed`).
 *
 * @error client/destroyed
 * @why `start()` was called after `destroy()`.
 * @solution Create a new client with `createClient`. To pause a client, call the function that `start()` returned
 * instead of `destroy()`.
 */
export class ClientDestroyedError extends BaseError {
  override readonly name = 'ClientDestroyedError'
  constructor() {
    super('This client was destroyed', {
      code: 'client/destroyed',
      metaMessages: ['Create a new one.'],
    })
  }
}
