import { RelayRefusedError } from '../errors/RelayRefusedError.js'

/** Whether a relay refused a call because it does not know the method. */
export function isUnknownMethod(error: unknown): boolean {
  if (!(error instanceof RelayRefusedError)) return false
  return error.rpcCode === -32601 || /method/i.test(error.details ?? '')
}
