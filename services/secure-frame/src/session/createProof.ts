import { base64urlnopad } from '@scure/base'

export type ProofParameters = {
  readonly key: CryptoKeyPair
  readonly method: 'GET' | 'POST'
  /** URL of the call without query and fragment. */
  readonly url: string
  /** Milliseconds by the clock of the server. */
  readonly now: number
  /** Only in calls of a session. */
  readonly accessToken?: string | undefined
}

/**
 * A proof that the sender of a call holds the device key: a compact JWS of RFC 9449.
 *
 * @example
 * headers.DPoP = await createProof({ key, method: 'POST', url, now })
 */
export async function createProof({ key, method, url, now, accessToken }: ProofParameters): Promise<string> {
  const { x, y } = await crypto.subtle.exportKey('jwk', key.publicKey)
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty: 'EC', crv: 'P-256', x, y } }
  const payload = {
    jti: base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(16))),
    htm: method,
    htu: url,
    iat: Math.floor(now / 1000),
    ...(accessToken === undefined ? {} : { ath: await hash(accessToken) }),
  }
  const signed = `${encode(header)}.${encode(payload)}`
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    key.privateKey,
    new TextEncoder().encode(signed),
  )
  return `${signed}.${base64urlnopad.encode(new Uint8Array(signature))}`
}

function encode(value: unknown): string {
  return base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(value)))
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64urlnopad.encode(new Uint8Array(digest))
}
