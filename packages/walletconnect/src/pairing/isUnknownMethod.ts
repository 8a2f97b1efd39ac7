/** Whether a relay refused a call because it does not know the method. */
export function isUnknownMethod(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('rpcCode' in error && error.rpcCode === -32601) return true
  const details = 'details' in error && typeof error.details === 'string' ? error.details : ''
  return /(unknown|unsupported|invalid|not found|not supported).*method|method.*(unknown|unsupported|not found|not supported)/i.test(
    details,
  )
}
