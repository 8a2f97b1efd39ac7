import { createCipheriv, randomBytes } from 'node:crypto'

export type SealOptions = {
  /** First byte of the envelope. Default: 0. */
  readonly type?: number | undefined
  /** Bytes between the type and the nonce, such as the sender's key of an envelope of type 1. */
  readonly head?: Uint8Array | undefined
}

/** Seals anything with the right key, without any of the package's code. */
export function seal(key: Uint8Array, plaintext: string | Uint8Array, options: SealOptions = {}): string {
  const { type = 0, head = new Uint8Array() } = options
  const iv = randomBytes(12)
  const cipher = createCipheriv('chacha20-poly1305', key, iv, { authTagLength: 16 })
  const body = cipher.update(plaintext)
  cipher.final()
  return Buffer.concat([Uint8Array.of(type), head, iv, body, cipher.getAuthTag()]).toString('base64')
}
