/** Name of the Trusted Types policy of the frame. */
export const trustedTypesPolicy = 'latchkit-worker'

type Headers = { readonly [name: string]: string }

const permissions = [
  ...['publickey-credentials-get=(self)', 'publickey-credentials-create=(self)', 'clipboard-write=(self)'],
  ...['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()'],
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
    // What is no page shows nothing and is framed by nobody.
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  }
}

/**
 * Headers of the frame's HTML. It is embedded by other sites, isolated ones too, and so has another resource policy than
 * the rest.
 *
 * @param ancestors - origins that may frame it; none for a project that is not known
 * @param reached - origins that it asks, beside its own
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
 * Headers of a file of the frame's build. A worker has a policy of its own: it reaches no network.
 *
 * @param name - name of the file
 */
export function assetHeaders(name: string): Headers {
  // The page for recovery files is kept, not shown: it has a policy of its own, and is worth having without this site.
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

/** Headers of the site's own pages: no script at all. A form of theirs says where it comes from. */
export const pageHeaders: Headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'accept-language',
}

/** Headers of the pages of a sign-in at a provider: one script of the site, which hands the result to the app. */
export const callbackHeaders: Headers = {
  ...pageHeaders,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
}
