/** What the demo's page may talk to beside its own origin, and where else its images come from. */
export type PolicyOrigins = { readonly connect: readonly string[]; readonly images: readonly string[] }

/** The policy the demo runs under: nothing inline, nothing evaluated, and only the hosts of its chains and services. */
export function contentSecurityPolicy({ connect, images }: PolicyOrigins): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...new Set(images)].join(' ')}`,
    `connect-src ${["'self'", ...new Set(connect)].join(' ')}`,
  ].join('; ')
}
