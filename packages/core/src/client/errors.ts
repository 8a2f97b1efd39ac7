import { BaseError } from '../errors/BaseError.js'

/** The config has mistakes; the message lists each with its path (`config/invalid`). */
export class ConfigInvalidError extends BaseError {
  override readonly name = 'ConfigInvalidError'
  constructor({ problems }: { problems: readonly string[] }) {
    super('The Latchkit config has mistakes', {
      code: 'config/invalid',
      metaMessages: problems.map(problem => `- ${problem}`),
    })
  }
}

/** Two versions of this package are on the page; they would not see each other's state (`client/duplicate-core`). */
export class DuplicateCoreError extends BaseError {
  override readonly name = 'DuplicateCoreError'
  constructor({ loaded, version }: { loaded: string; version: string }) {
    super('Two versions of @latchkit/core are on this page', {
      code: 'client/duplicate-core',
      metaMessages: [`Loaded: ${loaded} and ${version}.`, 'Give all packages the same version.'],
    })
  }
}

/** The client was started after `destroy()` (`client/destroyed`). */
export class ClientDestroyedError extends BaseError {
  override readonly name = 'ClientDestroyedError'
  constructor() {
    super('This client was destroyed', {
      code: 'client/destroyed',
      metaMessages: ['Create a new one.'],
    })
  }
}
