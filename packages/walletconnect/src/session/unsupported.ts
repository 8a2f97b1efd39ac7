/** Why a dapp does not see to a method. */
export function unsupported(method: string): number {
  // A session grants the wallet no methods.
  if (method === 'wc_sessionRequest') return 3001
  return method.startsWith('wc_') ? 10001 : 1001
}
