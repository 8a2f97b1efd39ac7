import { refusedCloseCode } from '../constants.js'
import type { TabError } from '../relay/tabMessage.js'
import { WalletConnectError } from './WalletConnectError.js'

/**
 * The connection to the relay failed (`walletconnect/relay-unavailable`).
 *
 * @error walletconnect/relay-unavailable
 * @why No connection could be made in time: the device is offline, the relay is down, a content security policy lacks
 * its address in `connect-src`, or it refused the connection before a page could read why. Other ways to connect are
 * not affected.
 * @solution Offer to try again, or another wallet. Check `relayUrl`, and the relay's `/healthz` if it is yours.
 */
export class RelayUnavailableError extends WalletConnectError {
  override readonly name = 'RelayUnavailableError'
  constructor(parameters: { details?: string | undefined; cause?: unknown } = {}) {
    super('The relay cannot be reached', {
      code: 'walletconnect/relay-unavailable',
      metaMessages: [
        'The network, a content security policy (connect-src), or the relay refused the connection.',
        'Try again, or connect with another wallet.',
      ],
      ...parameters,
    })
  }
}

/**
 * The relay did not answer in time (`walletconnect/relay-timeout`).
 *
 * @error walletconnect/relay-timeout
 * @why The relay accepted the connection, or the call, and did not answer for 10 seconds.
 * @solution Offer to try again, or another wallet.
 */
export class RelayTimeoutError extends WalletConnectError {
  override readonly name = 'RelayTimeoutError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('The relay did not answer in time', {
      code: 'walletconnect/relay-timeout',
      metaMessages: ['Try again, or connect with another wallet.'],
      ...parameters,
    })
  }
}

/**
 * The relay answered a call with an error; `rpcCode` is its code (`walletconnect/relay-refused`).
 *
 * @error walletconnect/relay-refused
 * @why The relay answered a call with an error; its text is in `details`, its JSON-RPC code in `rpcCode`. Common
 * reasons are a limit (rate, size of a message, number of topics) and a method that the relay does not know.
 * @solution Read `details`. You can raise the limits of your own relay in its settings.
 */
export class RelayRefusedError extends WalletConnectError {
  override readonly name = 'RelayRefusedError'
  constructor(parameters: { details?: string | undefined; rpcCode?: number | undefined }) {
    super('The relay refused the call', { code: 'walletconnect/relay-refused', ...parameters })
  }
}

/**
 * The relay closed the connection and does not accept another attempt (`walletconnect/connection-refused`).
 *
 * @error walletconnect/connection-refused
 * @why The relay closed the connection and does not accept another attempt; `details` has its reason. `JWT validation
 * error: invalid audience` means that the relay is configured with another address than `relayUrl`.
 * @solution Read `details`. Make `relayUrl` one of the addresses that the relay was configured with.
 */
export class ConnectionRefusedError extends WalletConnectError {
  override readonly name = 'ConnectionRefusedError'
  constructor(parameters: { details?: string | undefined }) {
    super('The relay refused the connection', { code: 'walletconnect/connection-refused', ...parameters })
  }
}

/**
 * The project does not allow this page's origin (`walletconnect/origin-not-allowed`).
 *
 * @error walletconnect/origin-not-allowed
 * @why The project of `projectId` has a list of origins, and the page's origin is not on it (`Unauthorized: origin not
 * allowed`).
 * @solution Add the origin to the project, with scheme and port.
 */
export class OriginNotAllowedError extends WalletConnectError {
  override readonly name = 'OriginNotAllowedError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('The relay does not serve this site', {
      code: 'walletconnect/origin-not-allowed',
      metaMessages: ["Add the page's origin to the project of `projectId`."],
      ...parameters,
    })
  }
}

/**
 * The project id is unknown to the relay, or missing (`walletconnect/invalid-project-id`).
 *
 * @error walletconnect/invalid-project-id
 * @why `projectId` is wrong, or missing although the relay requires it (`Unauthorized: invalid key`).
 * @solution Check `projectId`.
 */
export class InvalidProjectIdError extends WalletConnectError {
  override readonly name = 'InvalidProjectIdError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('The relay does not know this project', {
      code: 'walletconnect/invalid-project-id',
      metaMessages: ['Check `projectId`.'],
      ...parameters,
    })
  }
}

/**
 * The relay rejected the token because the clock of this device is wrong (`walletconnect/clock-skew`).
 *
 * @error walletconnect/clock-skew
 * @why Each connection is opened with a token that has its creation time and is valid for one day. By the relay's clock
 * it was created in the future, or has already expired (`JWT validation error: token not yet valid`).
 * @solution Ask the user to set the date and time of the device, then try again.
 */
export class ClockSkewError extends WalletConnectError {
  override readonly name = 'ClockSkewError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('The clock of this device is wrong', {
      code: 'walletconnect/clock-skew',
      metaMessages: ['Set date and time of the device, then try again.'],
      ...parameters,
    })
  }
}

/** Maps the close frame of a relay to an error. Returns `undefined` when the client may connect again. */
export function toCloseError(code: number, details: string): WalletConnectError | undefined {
  if (/origin not allowed/i.test(details)) return new OriginNotAllowedError({ details })
  if (/invalid key/i.test(details)) return new InvalidProjectIdError({ details })
  // A token is valid for a day: a token that is already expired comes from a clock that is a day late.
  if (/token (is )?(not yet valid|expired)/i.test(details)) return new ClockSkewError({ details })
  return code === refusedCloseCode ? new ConnectionRefusedError({ details }) : undefined
}

const tabErrors = [
  RelayRefusedError,
  RelayTimeoutError,
  ConnectionRefusedError,
  OriginNotAllowedError,
  InvalidProjectIdError,
  ClockSkewError,
]

/** Creates the error that another tab reported. */
export function fromTabError({ code, details, rpcCode }: TabError): WalletConnectError {
  const errors = tabErrors.map(TabErrorClass => new TabErrorClass({ details, rpcCode }))
  return errors.find(error => error.code === code) ?? new RelayUnavailableError({ details })
}
