import type { Client } from '../../../types/client.js'
import { NoSignInDomainError } from '../errors.js'
import type { SignInRequest } from '../types.js'

/**
 * Returns the domain and the address that messages name: those of the options, else of the page.
 *
 * @throws NoSignInDomainError `siwx/no-domain`
 */
export function readPage({ config, platform }: Client): Pick<SignInRequest, 'domain' | 'uri'> {
  const { siwx = {}, metadata } = config
  const page = platform.pageUrl?.() ?? metadata.url
  const address = page !== undefined && URL.canParse(page) ? new URL(page) : undefined
  const domain = siwx.domain ?? address?.host
  const uri = siwx.uri ?? (address && address.origin + address.pathname)
  if (!domain || !uri) throw new NoSignInDomainError()
  return { domain, uri }
}

/**
 * Creates the part of a message that is the same for every account.
 *
 * @throws NoSignInDomainError `siwx/no-domain`
 */
export function createMessageData(client: Client, nonce: string): Omit<SignInRequest, 'chains'> {
  const { statement, resources, expiresIn, notBefore, requestId } = client.config.siwx ?? {}
  const page = readPage(client)
  const now = Date.now()
  return {
    ...page,
    version: '1',
    nonce,
    issuedAt: new Date(now).toISOString(),
    // The standards have no empty statement.
    ...(statement && { statement }),
    ...(resources !== undefined && { resources }),
    ...(expiresIn !== undefined && { expirationTime: new Date(now + expiresIn).toISOString() }),
    ...(notBefore !== undefined && { notBefore: new Date(notBefore).toISOString() }),
    ...(requestId && { requestId: requestId() }),
  }
}

/** Creates a nonce: 32 hex digits from the platform's CSPRNG. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
