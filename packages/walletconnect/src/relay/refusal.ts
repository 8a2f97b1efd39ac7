import { refusedCloseCode } from '../constants.js'
import { ClockSkewError } from '../errors/ClockSkewError.js'
import { ConnectionRefusedError } from '../errors/ConnectionRefusedError.js'
import { InvalidProjectIdError } from '../errors/InvalidProjectIdError.js'
import { OriginNotAllowedError } from '../errors/OriginNotAllowedError.js'
import type { WalletConnectError } from '../errors/WalletConnectError.js'

/** Why the relay closed a connection for good; `undefined` if another attempt makes sense. */
export function refusal(code: number, details: string): WalletConnectError | undefined {
  if (/origin not allowed/i.test(details)) return new OriginNotAllowedError({ details })
  if (/invalid key/i.test(details)) return new InvalidProjectIdError({ details })
  // A token lives a whole day: one that counts as expired comes from a clock that is a day late.
  if (/token (is )?(not yet valid|expired)/i.test(details)) return new ClockSkewError({ details })
  return code === refusedCloseCode ? new ConnectionRefusedError({ details }) : undefined
}
