/** Name of the Trusted Types policy of the frame. */
export const trustedTypesPolicy = 'latchkit-worker'

type Headers = { readonly [name: string]: string }

const permissions = [
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
  'clipboard-write=(self)',
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
].join(', ')

const toPolicy = (directives: { readonly [name: string]: string }) =>
  Object.entries(directives)
    .map(([name, value]) => `${name}${value && ' '}${value}`)
    .join('; ')

/** Headers of every answer. */
export function commonHeaders(isHttps: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions,
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
    // Other answers than pages render nothing and cannot be framed.
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  }
}

/**
 * Headers of the frame's HTML. Other sites embed it, including isolated ones, so its resource policy differs from the rest.
 *
 * @param ancestors - origins that may frame it; empty for an unknown project
 * @param reached - origins that it calls, in addition to its own origin
 */
export function frameHeaders(ancestors: readonly string[], reached: readonly string[]): Headers {
  return {
    'content-security-policy': toPolicy({
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': ["'self'", ...reached].join(' '),
      'frame-ancestors': ancestors.length > 0 ? ancestors.join(' ') : "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': trustedTypesPolicy,
    }),
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cache-control': 'no-store',
  }
}

/**
 * Headers of a file of the frame's build. A worker has a separate policy, without network access.
 *
 * @param name - name of the file
 */
export function assetHeaders(name: string): Headers {
  // The page for recovery files is saved, not displayed: it has a separate policy, and works without this site.
  if (name.endsWith('.html'))
    return { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-cache' }
  const isWorker = /\.worker-[\w-]+\.js$/.test(name)
  const wasm = /^argon2\.worker-/.test(name) ? " 'wasm-unsafe-eval'" : ''
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-embedder-policy': 'require-corp',
    ...(isWorker && {
      'content-security-policy': `default-src 'none'; script-src 'self'${wasm}; connect-src 'none'; worker-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    }),
  }
}

/** Headers of the site's own pages, without script. Their forms send their origin. */
export const pageHeaders: Headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'accept-language',
}

/** Headers of the pages of a sign-in at a provider: a single script of the site, which passes the result to the app. */
export const callbackHeaders: Headers = {
  ...pageHeaders,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
}
