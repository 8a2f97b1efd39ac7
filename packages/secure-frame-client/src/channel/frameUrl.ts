import { frameVersion } from '../protocol/limits.js'
import { SecureFrameError } from '../SecureFrameError.js'

const localhost = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/** The address that the iframe loads, and its origin. */
export type FrameUrl = { readonly href: string; readonly origin: string }

/**
 * Adds the frame's query parameters to its address.
 *
 * @error frame/invalid-url
 * @text The address of the secure site must start with https, or http on localhost
 * @why `secureFrame.url` is no full URL, is not https (http is accepted on localhost only), or has the origin of the
 * page. A frame of the same origin could be read by the page, keys included.
 * @solution Pass the address of a secure site on a separate origin.
 * @throws SecureFrameError `frame/invalid-url`, unless it is https (or http on localhost) of another origin than the page
 */
export function toFrameUrl({
  url,
  pageOrigin,
  projectId,
  chainId,
  enableLogger,
  smartAccounts = true,
}: {
  readonly url: string
  readonly pageOrigin: string
  readonly projectId: string
  readonly chainId: number | string
  readonly enableLogger: boolean
  readonly smartAccounts?: boolean | undefined
}): FrameUrl {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const isSecure =
    parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && localhost.test(parsed.hostname))
  if (!parsed || !isSecure || parsed.username || parsed.origin === pageOrigin)
    throw new SecureFrameError(
      parsed?.origin === pageOrigin
        ? 'The secure site must not have the origin of the page: the page could read the keys'
        : 'The address of the secure site must start with https, or http on localhost',
      { code: 'frame/invalid-url' },
    )
  const parameters = { projectId, chainId, version: frameVersion, enableLogger }
  const parts = { ...parameters, ...(!smartAccounts && { smartAccounts }) }
  for (const [name, value] of Object.entries(parts)) parsed.searchParams.set(name, String(value))
  return { href: parsed.href, origin: parsed.origin }
}

/** Attributes of the iframe for a frame of this origin. */
export function frameAttributes(origin: string): Readonly<Record<string, string>> {
  return {
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    allow: `publickey-credentials-get ${origin}; publickey-credentials-create ${origin}; clipboard-write ${origin}`,
    referrerpolicy: 'strict-origin',
  }
}
