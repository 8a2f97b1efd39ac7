import type { Client } from '../../../types/client.js'
import { NoSignInDomainError } from '../errors.js'
import type { SignInRequest } from '../types.js'

/**
 * Creates the part of a message that is the same for every account.
 *
 * @throws NoSignInDomainError `siwx/no-domain`
 */
export function createMessageData(client: Client, nonce: string): Omit<SignInRequest, 'chains'> {
  const { siwx = {}, metadata } = client.config
  const page = client.platform.pageUrl?.() ?? metadata.url
  const address = page !== undefined && URL.canParse(page) ? new URL(page) : undefined
  const domain = siwx.domain ?? address?.host
  const uri = siwx.uri ?? (address && address.origin + address.pathname)
  if (!domain || !uri) throw new NoSignInDomainError()
  const now = Date.now()
  return {
    domain,
    uri,
    version: '1',
    nonce,
    issuedAt: new Date(now).toISOString(),
    ...(siwx.statement !== undefined && { statement: siwx.statement }),
    ...(siwx.resources !== undefined && { resources: siwx.resources }),
    ...(siwx.expiresIn !== undefined && {
      expirationTime: new Date(now + siwx.expiresIn).toISOString(),
    }),
  }
}

/** Creates a nonce: 32 hex digits from the platform's CSPRNG. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
