import { ClockSkewError } from '../errors/ClockSkewError.js'
import { ConnectionRefusedError } from '../errors/ConnectionRefusedError.js'
import { InvalidProjectIdError } from '../errors/InvalidProjectIdError.js'
import { OriginNotAllowedError } from '../errors/OriginNotAllowedError.js'
import { RelayRefusedError } from '../errors/RelayRefusedError.js'
import { RelayTimeoutError } from '../errors/RelayTimeoutError.js'
import { RelayUnavailableError } from '../errors/RelayUnavailableError.js'
import type { WalletConnectError } from '../errors/WalletConnectError.js'
import type { TabError } from './tabMessage.js'

const classes = [
  RelayRefusedError,
  RelayTimeoutError,
  ConnectionRefusedError,
  OriginNotAllowedError,
  InvalidProjectIdError,
  ClockSkewError,
]

/** The error that another tab met, as if it had been met here. */
export function reviveError({ code, details, rpcCode }: TabError): WalletConnectError {
  const errors = classes.map(Class => new Class({ details, rpcCode }))
  return errors.find(error => error.code === code) ?? new RelayUnavailableError({ details })
}
