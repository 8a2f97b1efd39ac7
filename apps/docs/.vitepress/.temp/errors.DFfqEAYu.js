import { t as BaseError } from './BaseError.DWSHhfZu.js'
import { jt as HttpStatusError } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/gateway/errors.js
/** The client has no gateway (`gateway/not-configured`). */
var GatewayNotConfiguredError = class extends BaseError {
  name = 'GatewayNotConfiguredError'
  constructor() {
    super('No gateway is configured', {
      code: 'gateway/not-configured',
      metaMessages: ['The client does not know where its gateway is.', 'Pass `gateway: { url }`.'],
    })
  }
}
/** The gateway answered with something else than the call's shape (`gateway/invalid-response`). */
var GatewayResponseError = class extends BaseError {
  name = 'GatewayResponseError'
  constructor({ call, problem }) {
    super('The gateway answered in an unknown form', {
      code: 'gateway/invalid-response',
      metaMessages: [`${call}: ${problem}.`, 'Check that `gateway.url` is a gateway of this version.'],
    })
  }
}
/** The gateway does not serve pages of this origin (`gateway/origin-not-allowed`). */
var OriginNotAllowedError = class extends BaseError {
  name = 'OriginNotAllowedError'
  constructor({ cause }) {
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
var InvalidProjectIdError = class extends BaseError {
  name = 'InvalidProjectIdError'
  constructor({ cause }) {
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
var TokenNotYetValidError = class extends BaseError {
  name = 'TokenNotYetValidError'
  constructor({ cause }) {
    super('Session Expired', {
      code: 'gateway/token-not-yet-valid',
      cause,
      metaMessages: ['The clock of this device is ahead.', 'Set it and try again.'],
    })
  }
}
/** Names the refusals that the app's configuration causes; every other error is returned as it is. */
function toGatewayError(error) {
  if (!(error instanceof HttpStatusError)) return error
  const text = JSON.stringify(error.body) ?? ''
  if (text.includes('Unauthorized: origin not allowed')) return new OriginNotAllowedError({ cause: error })
  if (text.includes('Unauthorized: invalid key')) return new InvalidProjectIdError({ cause: error })
  if (/JWT validation error: .*not yet valid/.test(text)) return new TokenNotYetValidError({ cause: error })
  return error
}

export {
  GatewayNotConfiguredError as t,
  GatewayResponseError as n,
  OriginNotAllowedError as r,
  toGatewayError as i,
}
