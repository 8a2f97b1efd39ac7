import { BaseError } from '../../errors/BaseError.js'

/**
 * The client was created without `siwx` (`siwx/not-enabled`).
 *
 * @error siwx/not-enabled
 * @why `signIn`, `signOut`, `requestSignIn` or `getSessions` was called on a client without `siwx`.
 * @solution Pass `siwx: {}` to `createLatchkit` or `createClient`, or do not call the function. [Sign in with a
 * wallet](/guides/sign-in-with-wallet.md) has the options.
 */
export class SiwxNotEnabledError extends BaseError {
  override readonly name = 'SiwxNotEnabledError'
  constructor() {
    super('SIWX is not enabled', {
      code: 'siwx/not-enabled',
      metaMessages: ['Signing in with a wallet is off.', 'Pass `siwx: {}`, or its options.'],
    })
  }
}

/**
 * No account is connected that could sign in (`siwx/no-account`).
 *
 * @error siwx/no-account
 * @why No wallet is connected, so no account can sign.
 * @solution Connect a wallet first, for example with `modal.open()`. `requestSignIn` of `useSiwx` does it.
 */
export class NoActiveCaipAddressError extends BaseError {
  override readonly name = 'NoActiveCaipAddressError'
  constructor() {
    super('No ActiveCaipAddress found', {
      code: 'siwx/no-account',
      metaMessages: ['There is no account that could sign.', 'Connect a wallet first.'],
    })
  }
}

/**
 * The wallet is on a network that the client does not list (`siwx/no-network`).
 *
 * @error siwx/no-network
 * @why A sign-in message names its network, and the wallet's network is not in `networks`.
 * @solution Switch to a network of the app with `switchNetwork`. The sign-in is then requested.
 */
export class NoActiveCaipNetworkError extends BaseError {
  override readonly name = 'NoActiveCaipNetworkError'
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

/**
 * The connected wallet's adapter cannot sign a text (`siwx/no-signer`).
 *
 * @error siwx/no-signer
 * @why The adapter of the connected wallet has no `signMessage`.
 * @solution Use an adapter that has `signMessage`, or turn `siwx` off.
 */
export class NoConnectionClientError extends BaseError {
  override readonly name = 'NoConnectionClientError'
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

/**
 * The signer has no domain for the message (`siwx/no-domain`).
 *
 * @error siwx/no-domain
 * @why The message names the page that requests the sign-in. There is no page here (a server or a test), and neither
 * `siwx.domain` and `siwx.uri` nor `metadata.url` is set.
 * @solution Pass `siwx.domain` and `siwx.uri`, or `metadata.url`.
 */
export class NoSignInDomainError extends BaseError {
  override readonly name = 'NoSignInDomainError'
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

/**
 * The adapter returned no nonce, or a nonce that is not valid in a message (`siwx/no-nonce`).
 *
 * @error siwx/no-nonce
 * @why `getNonce` of the sign-in adapter failed, took longer than 10 seconds, or returned a value that ERC-4361 does
 * not allow: a nonce has 8 or more letters and digits. `cause` has the failure. The modal says that the server does not
 * answer, or that the device is offline, whatever the kind of the account.
 * @solution Check that the server runs and what it returns. The user can press "Sign" again.
 */
export class NonceUnavailableError extends BaseError {
  override readonly name = 'NonceUnavailableError'
  constructor({ cause }: { cause?: unknown } = {}) {
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

/**
 * The look-up of the session failed (`siwx/session-unavailable`).
 *
 * @error siwx/session-unavailable
 * @why `getSession` of the sign-in adapter failed or took longer than 10 seconds. A user who is signed in stays signed
 * in until the session expires. If the account was not checked before, the user is prompted to sign in. `cause` has the
 * failure.
 * @solution Check that the server runs and what it returns.
 */
export class SessionUnavailableError extends BaseError {
  override readonly name = 'SessionUnavailableError'
  constructor({ cause }: { cause?: unknown } = {}) {
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

/**
 * The signature was not accepted (`siwx/refused`).
 *
 * @error siwx/refused
 * @why `verify` of the sign-in adapter rejected the message, its nonce, its times or its signature. The second line has
 * the reason if the page verifies the sign-in itself, or if `verify` threw this error with a `reason`. It is logged as
 * an error, in the console by default.
 * @solution Let the user sign again. If it happens every time, read the reason in the console, and compare
 * `siwx.domain`, `siwx.uri` and the nonces with those that the server expects: [the servers of the
 * guide](/guides/sign-in-with-wallet.md#with-your-own-server).
 */
export class SignInRefusedError extends BaseError {
  override readonly name = 'SignInRefusedError'
  constructor({ cause, reason }: { cause?: unknown; reason?: string | undefined } = {}) {
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

/**
 * The verification of the signature could not be completed (`siwx/verification-failed`).
 *
 * @error siwx/verification-failed
 * @why The signature could not be verified: `verify` of the sign-in adapter failed or took longer than 30 seconds, or
 * the signer is a contract and no network endpoint answered. Or `getMessageParams` failed or took longer than 10
 * seconds. `cause` has the failure.
 * @solution Check that the server and the endpoint of the network are reachable, then let the user sign again.
 */
export class VerificationFailedError extends BaseError {
  override readonly name = 'VerificationFailedError'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('A problem occurred while trying initialize authentication', {
      code: 'siwx/verification-failed',
      cause,
      metaMessages: [
        'The sign-in adapter failed or took too long.',
        'Check that the server and the network endpoint are available, then sign in again.',
      ],
    })
  }
}

/**
 * The server did not end the session (`siwx/sign-out-failed`).
 *
 * @error siwx/sign-out-failed
 * @why `signOut` of the backend that was passed to `createSiwe` returned `false`: the server did not end the session.
 * The user stays signed in.
 * @solution Let the user sign out again. If it keeps failing, check the server's answer to the sign-out request: it
 * must delete the session, or expire its cookie.
 */
export class SignOutFailedError extends BaseError {
  override readonly name = 'SignOutFailedError'
  constructor() {
    super('The session was not ended', {
      code: 'siwx/sign-out-failed',
      metaMessages: ['`signOut` of the SIWE backend returned false.', 'Try again, and check the server.'],
    })
  }
}
