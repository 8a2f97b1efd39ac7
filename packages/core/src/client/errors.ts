import { BaseError } from '../errors/BaseError.js'

export class ConfigInvalidError extends BaseError {
  override readonly name = 'ConfigInvalidError'
  constructor({ problems }: { problems: readonly string[] }) {
    super('The Latchkit config has mistakes', {
      code: 'config/invalid',
      metaMessages: problems.map(problem => `- ${problem}`),
    })
  }
}

export class DuplicateCoreError extends BaseError {
  override readonly name = 'DuplicateCoreError'
  constructor({ loaded, version }: { loaded: string; version: string }) {
    super('Two versions of @latchkit/core are on this page', {
      code: 'client/duplicate-core',
      metaMessages: [
        `Loaded: ${loaded} and ${version}.`,
        'Give every @latchkit package the same version and install again.',
      ],
    })
  }
}

export class ClientDestroyedError extends BaseError {
  override readonly name = 'ClientDestroyedError'
  constructor() {
    super('This client was destroyed', {
      code: 'client/destroyed',
      metaMessages: ['Create a new one with `createClient`.'],
    })
  }
}
