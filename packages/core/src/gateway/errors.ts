import { BaseError } from '../errors/BaseError.js'
import { HttpStatusError } from '../http/errors.js'

/** The client has no gateway (`gateway/not-configured`). */
export class GatewayNotConfiguredError extends BaseError {
  override readonly name = 'GatewayNotConfiguredError'
  constructor() {
    super('No gateway is configured', {
      code: 'gateway/not-configured',
      metaMessages: ['The client does not know where its gateway is.', 'Pass `gateway: { url }`.'],
    })
  }
}

/** The gateway answered with something else than the call's shape (`gateway/invalid-response`). */
export class GatewayResponseError extends BaseError {
  override readonly name = 'GatewayResponseError'
  constructor({ call, problem }: { call: string; problem: string }) {
    super('The gateway answered in an unknown form', {
      code: 'gateway/invalid-response',
      metaMessages: [`${call}: ${problem}.`, 'Check that `gateway.url` is a gateway of this version.'],
    })
  }
}

/** The gateway does not serve pages of this origin (`gateway/origin-not-allowed`). */
export class OriginNotAllowedError extends BaseError {
  override readonly name = 'OriginNotAllowedError'
  constructor({ cause }: { cause: unknown }) {
    super('Invalid App Configuration', {
      code: 'gateway/origin-not-allowed',
      cause,
      metaMessages: [
        'The origin of this page is not on the allowlist of the project.',
        'Add it to the project file of the gateway.',
      ],
    })
  }
}

/** The gateway does not know the project (`gateway/invalid-project-id`). */
export class InvalidProjectIdError extends BaseError {
  override readonly name = 'InvalidProjectIdError'
  constructor({ cause }: { cause: unknown }) {
    super('Invalid Project ID', {
      code: 'gateway/invalid-project-id',
      cause,
      metaMessages: [
        'The gateway knows no project of this id, or got none.',
        'Pass `gateway.projectId` as the project file of the gateway has it.',
      ],
    })
  }
}

/** The token was made by a clock that is ahead (`gateway/token-not-yet-valid`). */
export class TokenNotYetValidError extends BaseError {
  override readonly name = 'TokenNotYetValidError'
  constructor({ cause }: { cause: unknown }) {
    super('Session Expired', {
      code: 'gateway/token-not-yet-valid',
      cause,
      metaMessages: ['The clock of this device is ahead.', 'Set it and try again.'],
    })
  }
}

/** Names the refusals that the app's configuration causes; every other error is returned as it is. */
export function toGatewayError(error: unknown): unknown {
  if (!(error instanceof HttpStatusError)) return error
  const text = JSON.stringify(error.body) ?? ''
  if (text.includes('Unauthorized: origin not allowed')) return new OriginNotAllowedError({ cause: error })
  if (text.includes('Unauthorized: invalid key')) return new InvalidProjectIdError({ cause: error })
  if (/JWT validation error: .*not yet valid/.test(text)) return new TokenNotYetValidError({ cause: error })
  return error
}
