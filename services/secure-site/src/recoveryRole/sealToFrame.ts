import type { DeviceKey } from '@latchkit/secure-protocol/api/proof'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

/**
 * Encrypts a share for the fresh key of one frame: ECDH on P-256, HKDF-SHA-256, AES-256-GCM. What is between the role
 * and the frame sees no share.
 *
 * @param row - wallet and generation, which the key is bound to
 */
export async function sealToFrame(
  to: DeviceKey,
  plain: Uint8Array<ArrayBuffer>,
  row: string,
): Promise<{ readonly ephemeralKey: DeviceKey; readonly sealed: string }> {
  const { subtle } = crypto
  const receiver = await subtle.importKey('jwk', { ...to }, curve, false, [])
  const own = await subtle.generateKey(curve, false, ['deriveBits'])
  const secret = await subtle.deriveBits({ name: 'ECDH', public: receiver }, own.privateKey, 256)
  const base = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode(`latchkit recovery release v1|${row}`)
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = await subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
  const { x = '', y = '' } = await subtle.exportKey('jwk', own.publicKey)
  return {
    ephemeralKey: { kty: 'EC', crv: 'P-256', x, y },
    sealed: Buffer.concat([iv, new Uint8Array(text)]).toString('base64url'),
  }
}
