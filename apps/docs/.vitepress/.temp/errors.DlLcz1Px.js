import { t as BaseError } from './BaseError.DWSHhfZu.js'

// ../../packages/core/dist/features/siwx/errors.js
/** The client was created without `siwx` (`siwx/not-enabled`). */
var SiwxNotEnabledError = class extends BaseError {
  name = 'SiwxNotEnabledError'
  constructor() {
    super('SIWX is not enabled', {
      code: 'siwx/not-enabled',
      metaMessages: ['Signing in with a wallet is off.', 'Pass `siwx: {}`, or its options.'],
    })
  }
}
/** No account is connected that could sign in (`siwx/no-account`). */
var NoActiveCaipAddressError = class extends BaseError {
  name = 'NoActiveCaipAddressError'
  constructor() {
    super('No ActiveCaipAddress found', {
      code: 'siwx/no-account',
      metaMessages: ['There is no account that could sign.', 'Connect a wallet first.'],
    })
  }
}
/** The wallet is on a network that the client does not list (`siwx/no-network`). */
var NoActiveCaipNetworkError = class extends BaseError {
  name = 'NoActiveCaipNetworkError'
  constructor() {
    super('No ActiveCaipNetwork or client found', {
      code: 'siwx/no-network',
      metaMessages: [
        'A sign-in names its network, and the wallet is on one that is not in `networks`.',
        'Switch to another one first.',
      ],
    })
  }
}
/** The connected wallet's adapter cannot sign a text (`siwx/no-signer`). */
var NoConnectionClientError = class extends BaseError {
  name = 'NoConnectionClientError'
  constructor() {
    super('No ConnectionController client found', {
      code: 'siwx/no-signer',
      metaMessages: [
        'The adapter of the connected wallet has no `signMessage`.',
        'Use an adapter that has it, or turn `siwx` off.',
      ],
    })
  }
}
/** The signer has no domain for the message (`siwx/no-domain`). */
var NoSignInDomainError = class extends BaseError {
  name = 'NoSignInDomainError'
  constructor() {
    super('The sign-in message has no domain', {
      code: 'siwx/no-domain',
      metaMessages: [
        'The default is the domain of the page, and there is no page here.',
        'Pass `siwx.domain` and `siwx.uri`, or `metadata.url`.',
      ],
    })
  }
}
/** The adapter returned no nonce, or a nonce that is not valid in a message (`siwx/no-nonce`). */
var NonceUnavailableError = class extends BaseError {
  name = 'NonceUnavailableError'
  constructor({ cause } = {}) {
    super('A problem occurred while trying initialize authentication', {
      code: 'siwx/no-nonce',
      cause,
      metaMessages: [
        '`getNonce` of the sign-in adapter failed, took too long, or did not return 8 or more letters and digits.',
        'Try again, and check that the server is running.',
      ],
    })
  }
}
/** The look-up of the session failed (`siwx/session-unavailable`). */
var SessionUnavailableError = class extends BaseError {
  name = 'SessionUnavailableError'
  constructor({ cause } = {}) {
    super('A problem occurred while trying initialize authentication', {
      code: 'siwx/session-unavailable',
      cause,
      metaMessages: [
        '`getSession` of the sign-in adapter failed or took too long; the user was prompted to sign in.',
        'Check that the server is running.',
      ],
    })
  }
}
/** The signature was not accepted (`siwx/refused`). */
var SignInRefusedError = class extends BaseError {
  name = 'SignInRefusedError'
  constructor({ cause, reason } = {}) {
    super('Signature declined', {
      code: 'siwx/refused',
      cause,
      metaMessages: [
        reason ?? '`verify` of the sign-in adapter rejected the message, its nonce or its signature.',
        'Sign in again.',
      ],
    })
  }
}
/** The verification of the signature could not be completed (`siwx/verification-failed`). */
var VerificationFailedError = class extends BaseError {
  name = 'VerificationFailedError'
  constructor({ cause } = {}) {
    super('A problem occurred while trying initialize authentication', {
      code: 'siwx/verification-failed',
      cause,
      metaMessages: [
        '`verify` of the sign-in adapter failed or took too long.',
        'Check that the server and the network endpoint are available, then sign in again.',
      ],
    })
  }
}

export {
  NoActiveCaipAddressError as t,
  NoActiveCaipNetworkError as n,
  NoConnectionClientError as r,
  NonceUnavailableError as a,
  NoSignInDomainError as i,
  SessionUnavailableError as o,
  SignInRefusedError as s,
  SiwxNotEnabledError as c,
  VerificationFailedError as l,
}
