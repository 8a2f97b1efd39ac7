import { restoreAccounts } from '../features/connection/restoreAccounts.js'
import type { Logger } from '../logger/createLogger.js'
import { guardStorage } from './guardStorage.js'
import type { StorageDriver } from './types.js'

/** Attributes of a cookie, as [RFC 6265](https://www.rfc-editor.org/info/rfc6265) names them. */
export type CookieAttributes = {
  /** Default: `/`. */
  readonly path?: string | undefined
  /** Default: the host of the page alone. */
  readonly domain?: string | undefined
  /** In seconds. Default: one year. */
  readonly maxAge?: number | undefined
  /** Default: `Lax`. */
  readonly sameSite?: 'Lax' | 'Strict' | 'None' | undefined
  /** Default: true where `sameSite` is `None`, else false. */
  readonly secure?: boolean | undefined
}

/** Parameters of {@link createCookieStorage}. */
export type CreateCookieStorageParameters = {
  /** Returns the cookies in the format of `document.cookie` and the `Cookie` header. */
  readonly read: () => string
  /** Writes a cookie in the format of `document.cookie` and the `Set-Cookie` header. */
  readonly write: (cookie: string) => void
  readonly attributes?: CookieAttributes | undefined
  readonly logger?: Logger | undefined
}

/**
 * Creates storage in cookies, which the server can read too, so that the first render has the stored values: the chosen
 * network, and the last connected address, network and account type, with the status `reconnecting` until the wallet
 * answers. WalletConnect sessions are secrets: they are kept in the page's own storage instead. A value that is over 4 kB,
 * or that cannot be read back, is kept in memory until the page is left, and the logger gets one warning.
 *
 * @example
 * createCookieStorage({ read: () => request.headers.get('cookie') ?? '', write: () => {} })
 */
export function createCookieStorage(parameters: CreateCookieStorageParameters): StorageDriver {
  const { read, write, attributes = {}, logger } = parameters
  const {
    path = '/',
    domain,
    maxAge = 31_536_000,
    sameSite = 'Lax',
    secure = sameSite === 'None',
  } = attributes
  const suffix = `; Path=${path}; SameSite=${sameSite}${domain ? `; Domain=${domain}` : ''}${secure ? '; Secure' : ''}`

  function get(key: string) {
    const prefix = `${encodeURIComponent(key)}=`
    const pair = read()
      .split(/;\s*/)
      .find(entry => entry.startsWith(prefix))
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(prefix.length))
  }
  function remove(key: string) {
    write(`${encodeURIComponent(key)}=; Max-Age=0${suffix}`)
    return get(key) === undefined
  }
  const { forget: _, ...driver } = guardStorage(
    {
      get,
      set(key, value) {
        const cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}`
        if (cookie.length > 4096) {
          // Without this the next load would read the older value.
          remove(key)
          return false
        }
        write(`${cookie}; Max-Age=${maxAge}${suffix}`)
        return get(key) === value
      },
      remove,
    },
    logger,
  )
  return { ...driver, isSentToServer: true, restoreAccounts }
}
