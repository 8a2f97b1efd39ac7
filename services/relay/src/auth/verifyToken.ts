import { createPublicKey, verify } from 'node:crypto'
import { AuthError } from './authError.js'
import { decodeIssuer } from './decodeIssuer.js'
import { readTokenPart } from './readTokenPart.js'

/** Seconds by which a client's clock may differ from ours. */
export const clockLeeway = 60

const longestLife = 86_400
const longestToken = 2_048

/** SubjectPublicKeyInfo of Ed25519 (RFC 8410) up to the key. */
const keyHeader = Buffer.from('302a300506032b6570032100', 'hex')

const refuse = (reason: string): AuthError => new AuthError(`JWT validation error: ${reason}`)

/**
 * Checks the token of a connection and returns its issuer, the client id.
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
  const publicKey = createPublicKey({ key: Buffer.concat([keyHeader, key]), format: 'der', type: 'spki' })
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
