import { ClientFetchError, UnknownProviderError } from './errors.js'

/** Location of the session server. */
export type CreateNextAuthClientParameters = {
  /** Address or path of its API. Default: `/api/auth`. */
  readonly baseUrl?: string | undefined
  /** Redirect target after sign-in. Default: the page. */
  readonly callbackUrl?: string | undefined
  /** Default: the global one. */
  readonly fetch?: typeof fetch | undefined
}

/** Result of a sign-in. */
export type NextAuthSignIn = {
  readonly ok: boolean
  readonly status: number
  /** Error name of the server, such as `CredentialsSignin`, or the message of the error that `authorize` threw. */
  readonly error: string | undefined
  readonly url: string | undefined
}

/** The calls of a session server with the protocol of next-auth 4. */
export type NextAuthClient = {
  /** Undefined while signed out. */
  getSession(): Promise<unknown>
  getCsrfToken(): Promise<string>
  getProviders(): Promise<{ readonly [id: string]: { readonly type?: string | undefined } }>
  signIn(provider: string, fields: { readonly [name: string]: string }): Promise<NextAuthSignIn>
  signOut(): Promise<void>
  /** Passes `data` to the `jwt` callback, with the trigger `update`: next-auth 4.22 and later. */
  update(data: unknown): Promise<void>
  /** Writes to the server's log; never throws. */
  log(code: string, error: { readonly message: string }, path?: string): Promise<void>
}

/**
 * Creates a client of a session server with the protocol of next-auth 4: `session`, `csrf`, `providers`, `signin` or
 * `callback`, `signout`, `_log`. Forms carry the CSRF token and `callbackUrl`. Each failed call is logged at the server as
 * `CLIENT_FETCH_ERROR` and thrown.
 *
 * @example
 * const auth = createNextAuthClient()
 * await auth.signIn('siwx', { message, signature })
 */
export function createNextAuthClient(parameters: CreateNextAuthClientParameters = {}): NextAuthClient {
  const base = (parameters.baseUrl ?? '/api/auth').replace(/\/+$/, '')
  const callbackUrl = () => parameters.callbackUrl ?? (typeof location === 'undefined' ? base : location.href)
  const send = (path: string, init?: RequestInit) =>
    (parameters.fetch ?? fetch)(`${base}/${path}`, { credentials: 'same-origin', ...init })
  const form = (fields: { readonly [name: string]: string }): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

  async function log(code: string, { message }: { readonly message: string }, path = ''): Promise<void> {
    try {
      // A failed log call cannot be reported.
      const fields = { level: 'error', code, message, url: `${base}/${path}`, client: 'true' }
      await send('_log', { ...form(fields), keepalive: true })
    } catch {}
  }
  async function fail(error: ClientFetchError): Promise<never> {
    await log('CLIENT_FETCH_ERROR', { message: error.metaMessages[0] ?? error.shortMessage }, error.path)
    throw error
  }
  async function call(
    path: string,
    init?: RequestInit,
  ): Promise<{ status: number; ok: boolean; data: Data }> {
    try {
      const response = await send(path, init)
      const data: unknown = await response.json()
      return { status: response.status, ok: response.ok, data: toRecord(data) }
    } catch (cause) {
      return fail(new ClientFetchError({ path, cause }))
    }
  }
  async function read(path: string): Promise<Data> {
    const { ok, status, data } = await call(path, { headers: { 'content-type': 'application/json' } })
    return ok ? data : fail(new ClientFetchError({ path, status }))
  }
  async function getCsrfToken(): Promise<string> {
    const { csrfToken } = await read('csrf')
    return typeof csrfToken === 'string' ? csrfToken : fail(new ClientFetchError({ path: 'csrf' }))
  }
  const getProviders = async () =>
    (await read('providers')) as Awaited<ReturnType<NextAuthClient['getProviders']>>
  const signed = async () => ({ csrfToken: await getCsrfToken(), callbackUrl: callbackUrl(), json: 'true' })

  return {
    log,
    getCsrfToken,
    async getSession() {
      const session = await read('session')
      return Object.keys(session).length > 0 ? session : undefined
    },
    getProviders,
    async signIn(provider, fields) {
      const providers = await getProviders()
      const known = Object.hasOwn(providers, provider) ? providers[provider] : undefined
      if (!known) throw new UnknownProviderError({ provider, known: Object.keys(providers) })
      const path = `${known.type === 'credentials' ? 'callback' : 'signin'}/${encodeURIComponent(provider)}`
      const own = await signed()
      const { status, ok, data } = await call(path, form({ ...fields, ...own }))
      // A server error is not a refusal.
      if (status >= 500) return fail(new ClientFetchError({ path, status }))
      const url = typeof data.url === 'string' ? data.url : undefined
      // The page's own URL may contain `error`: next-auth redirects there with it.
      const error = url === undefined || url === own.callbackUrl ? undefined : readError(url)
      return { ok: ok && error === undefined, status, error, url }
    },
    async signOut() {
      const { ok, status } = await call('signout', form(await signed()))
      if (!ok) await fail(new ClientFetchError({ path: 'signout', status }))
    },
    async update(data) {
      const { ok, status } = await call('session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ csrfToken: await getCsrfToken(), data }),
      })
      if (!ok) await fail(new ClientFetchError({ path: 'session', status }))
    },
  }
}

/** next-auth answers 200 with a redirect to its own page when the CSRF token does not match the cookie. */
function readError(url: string): string | undefined {
  const query = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '')
  return query.get('error') ?? (query.get('csrf') === 'true' ? 'MissingCSRF' : undefined)
}

function toRecord(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as { [key: string]: unknown }) : {}
}

type Data = { readonly [key: string]: unknown }
