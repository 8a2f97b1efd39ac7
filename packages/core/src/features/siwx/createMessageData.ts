import type { Client } from '../../types/client.js'
import { NoSignInDomainError } from './errors.js'
import type { SignInRequest, SiwxMessageParams } from './types.js'

/**
 * Returns the domain and the address that messages name: those of the options, else of the page.
 *
 * @throws NoSignInDomainError `siwx/no-domain`
 */
export function readPage(
  { config, platform }: Client,
  siwx: Pick<SiwxMessageParams, 'domain' | 'uri'> = config.siwx ?? {},
): Pick<SignInRequest, 'domain' | 'uri'> {
  const { metadata } = config
  const page = platform.pageUrl?.() ?? metadata.url
  const address = page !== undefined && URL.canParse(page) ? new URL(page) : undefined
  const domain = siwx.domain ?? address?.host
  const uri = siwx.uri ?? (address && toUri(address))
  if (!domain || !uri) throw new NoSignInDomainError()
  return { domain, uri }
}

/** The address as a URI of RFC 3986, without query and fragment. Browsers leave other characters in paths too. */
function toUri({ protocol, host, pathname }: URL): string {
  const path = pathname.replace(/[^-\w.~!$&'()*+,;=:@/%]+|%(?![\da-f]{2})/gi, encodeURIComponent)
  // Not `origin`, which is `null` where the scheme is one of an app.
  return `${protocol}//${host}${path}`
}

/**
 * Creates the part of a message that is the same for every account. Given values replace the options.
 *
 * @throws NoSignInDomainError `siwx/no-domain`
 */
export function createMessageData(
  client: Client,
  nonce: string,
  wanted: SiwxMessageParams = {},
): Omit<SignInRequest, 'chains'> {
  const { siwx = {} } = client.config
  const { expiresIn } = siwx
  const now = Date.now()
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  const { domain, uri, statement, resources, notBefore, requestId, expirationTime }: SiwxMessageParams = {
    ...siwx,
    expirationTime: expiresIn === undefined ? undefined : new Date(now + expiresIn).toISOString(),
    requestId: wanted.requestId ?? siwx.requestId?.(),
    ...given,
  }
  const page = readPage(client, { domain, uri })
  return {
    ...page,
    version: '1',
    nonce,
    issuedAt: new Date(now).toISOString(),
    // The standards have no empty statement.
    ...(statement && { statement }),
    ...(resources !== undefined && { resources }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore: new Date(notBefore).toISOString() }),
    ...(requestId && { requestId }),
  }
}

/** Creates a nonce: 32 hex digits from the platform's CSPRNG. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
