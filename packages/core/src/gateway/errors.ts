import { BaseError } from '../errors/BaseError.js'
import { HttpStatusError } from '../http/errors.js'

/**
 * The client has no gateway (`gateway/not-configured`).
 *
 * @error gateway/not-configured
 * @why The call needs the gateway, but the client was created without `gateway`.
 * @solution Pass `gateway: { url }`. Without a gateway the wallet list shows the built-in wallets.
 */
export class GatewayNotConfiguredError extends BaseError {
  override readonly name = 'GatewayNotConfiguredError'
  constructor() {
    super('No gateway is configured', {
      code: 'gateway/not-configured',
      metaMessages: ['The client does not know where its gateway is.', 'Pass `gateway: { url }`.'],
    })
  }
}

/**
 * The gateway answered with something else than the call's shape (`gateway/invalid-response`).
 *
 * @error gateway/invalid-response
 * @why The response is JSON but does not have the expected shape: `gateway.url` belongs to another service or to
 * another version of the gateway. The message names the first wrong field.
 * @solution Open `{gateway.url}/getWallets` and compare. A single malformed row does not cause this error: it is
 * skipped and logged.
 */
export class GatewayResponseError extends BaseError {
  override readonly name = 'GatewayResponseError'
  constructor({ call, problem }: { call: string; problem: string }) {
    super('The gateway answered in an unknown form', {
      code: 'gateway/invalid-response',
      metaMessages: [`${call}: ${problem}.`, 'Check that `gateway.url` is a gateway of this version.'],
    })
  }
}

/**
 * The gateway does not serve pages of this origin (`gateway/origin-not-allowed`).
 *
 * @error gateway/origin-not-allowed
 * @why The gateway has a project file, and the project does not list the origin of this page. The service of
 * `analytics` answered 403: then no event is sent any more.
 * @solution Add the origin to the project file, with its scheme and port. If it is there, look for a proxy in front of
 * the service that answers 403.
 */
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

/**
 * The gateway does not know the project (`gateway/invalid-project-id`).
 *
 * @error gateway/invalid-project-id
 * @why The gateway has a project file, and the request had no project id or an unknown project id.
 * @solution Pass `gateway.projectId`, or `walletConnect.projectId` if both are the same.
 */
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

/**
 * The token was made by a clock that is ahead (`gateway/token-not-yet-valid`).
 *
 * @error gateway/token-not-yet-valid
 * @why The token becomes valid in the future according to the gateway's clock.
 * @solution Set the clock of the device and try again.
 */
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
