/** The policy the demo runs under: nothing inline, nothing evaluated, and only the hosts its chains are on. */
export function contentSecurityPolicy(rpcOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${["'self'", ...new Set(rpcOrigins)].join(' ')}`,
  ].join('; ')
}
