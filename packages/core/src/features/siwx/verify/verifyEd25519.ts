export type VerifyEd25519Parameters = {
  /** 32 bytes. */
  readonly publicKey: Uint8Array<ArrayBuffer>
  /** 64 bytes. */
  readonly signature: Uint8Array<ArrayBuffer>
  readonly message: Uint8Array<ArrayBuffer>
}

/**
 * Checks a signature of RFC 8032 by SubtleCrypto; where there is none, or none that knows the curve, by a library that
 * is loaded for it.
 */
export async function verifyEd25519(parameters: VerifyEd25519Parameters): Promise<boolean> {
  const { publicKey, signature, message } = parameters
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, signature, message)
  } catch {
    const { ed25519 } = await import('@noble/curves/ed25519.js')
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  }
}
