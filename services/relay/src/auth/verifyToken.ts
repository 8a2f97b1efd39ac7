import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'

/** A connection is refused. The message is the reason that is sent to the client. */
export class AuthError extends Error {
  override name = 'AuthError'
}

/** Seconds by which the clock of a client may differ from ours. */
const clockLeeway = 60

const longestLife = 86_400
const longestToken = 2_048

const issuerPrefix = 'did:key:z'
/** Length of the longest base58 text of 34 bytes: decoding takes quadratic time. */
const longestIssuer = issuerPrefix.length + 48

const refuse = (reason: string): AuthError => new AuthError(`JWT validation error: ${reason}`)

/**
 * Checks the token of a connection and returns its issuer, which is the client id.
 *
 * @throws AuthError
 */
export function verifyToken(token: string | null, audiences: ReadonlySet<string>, now: number): string {
  if (!token) throw refuse('token missing')
  const parts = token.length > longestToken ? [] : token.split('.')
  const [head = '', body = '', signature = ''] = parts
  const header = readTokenPart(head)
  const claims = readTokenPart(body)
  if (parts.length !== 3 || !header || !claims) throw refuse('token malformed')
  if (header.alg !== 'EdDSA') throw refuse('algorithm not supported')

  const { iss, sub, aud, iat, exp, nbf } = claims
  const key = typeof iss === 'string' ? decodeIssuer(iss) : undefined
  if (typeof iss !== 'string' || !key) throw refuse('invalid issuer')
  const bytes = Buffer.from(signature, 'base64url')
  // As JWK (RFC 8037): OpenSSL takes twice as long to find out what a key in DER is as to verify the signature.
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  if (bytes.length !== 64 || !verify(null, Buffer.from(`${head}.${body}`), publicKey, bytes)) {
    throw refuse('invalid signature')
  }

  if (typeof sub !== 'string' || sub === '') throw refuse('invalid subject')
  if (typeof aud !== 'string' || !audiences.has(aud.replace(/\/$/, ''))) throw refuse('invalid audience')
  if (typeof iat !== 'number' || typeof exp !== 'number') throw refuse('token malformed')
  if (nbf !== undefined && typeof nbf !== 'number') throw refuse('token malformed')
  if (Math.max(iat, nbf ?? iat) > now + clockLeeway) throw refuse('token not yet valid')
  if (exp + clockLeeway < now) throw refuse('token expired')
  if (exp > iat + longestLife) throw refuse('token lives too long')
  return iss
}

/**
 * Returns the Ed25519 public key of a `did:key`, or `undefined` unless the text is the canonical form of such a key.
 * Source: the did:key method and the multicodec table (0xed 0x01).
 */
export function decodeIssuer(issuer: string): Uint8Array | undefined {
  if (!issuer.startsWith(issuerPrefix) || issuer.length > longestIssuer) return undefined
  try {
    const text = issuer.slice(issuerPrefix.length)
    const bytes = base58.decode(text)
    if (bytes.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) return undefined
    return base58.encode(bytes) === text ? bytes.subarray(2) : undefined
  } catch {
    return undefined
  }
}

/** Reads a base64url JSON object; returns `undefined` for anything else. */
function readTokenPart(text: string): { readonly [name: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
