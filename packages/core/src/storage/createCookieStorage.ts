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

/** How {@link createCookieStorage} reaches the cookies of a page or of a request. */
export type CreateCookieStorageParameters = {
  /** The cookies as `document.cookie` or the `Cookie` header has them. */
  readonly read: () => string
  /** Takes one cookie as `document.cookie` or a `Set-Cookie` header takes it. */
  readonly write: (cookie: string) => void
  readonly attributes?: CookieAttributes | undefined
  readonly logger?: Logger | undefined
}

/**
 * Storage that the server sees as well, so that the first render knows what the page remembers. The sessions of the
 * wallet-connection protocol are secrets and are not kept here but in the page's own storage. A value over
 * 4 kB, or one that cannot be read back, lasts until the page is left; the logger says so once.
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
          // The older value would come back at the next load as if it were the latest.
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
  return { ...driver, isSentToServer: true }
}
