import { oneDay } from '../constants.js'
import { randomBytes } from '../crypto/randomBytes.js'
import { toBase64Url } from '../crypto/toBase64Url.js'
import { toHex } from '../crypto/toHex.js'
import type { Identity } from './types.js'

/**
 * The JWT (EdDSA) that opens a connection with a relay. It lives one day.
 *
 * @param parameters.audience URL of the relay, exactly as it is configured.
 * @param parameters.now Milliseconds since 1970.
 * @param parameters.subject Hex of 32 bytes that were never used before; random when absent.
 */
export async function createRelayJwt(parameters: {
  readonly identity: Identity
  readonly audience: string
  readonly now: number
  readonly subject?: string | undefined
}): Promise<string> {
  const { identity, audience, now, subject = toHex(randomBytes(32)) } = parameters
  const iat = Math.floor(now / 1_000)
  const payload = { iss: identity.clientId, sub: subject, aud: audience, iat, exp: iat + oneDay }
  const text = new TextEncoder()
  const data = [{ alg: 'EdDSA', typ: 'JWT' }, payload]
    .map(part => toBase64Url(text.encode(JSON.stringify(part))))
    .join('.')
  return `${data}.${toBase64Url(await identity.sign(text.encode(data)))}`
}
