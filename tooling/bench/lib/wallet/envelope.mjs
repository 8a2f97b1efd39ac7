import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const options = { authTagLength: 16 }

/** A value as a sealed envelope of type 0. */
export function seal(symKey, value) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('chacha20-poly1305', symKey, iv, options)
  const sealed = [cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([Buffer.of(0), iv, ...sealed]).toString('base64')
}

/** The value in an envelope of type 0. */
export function open(symKey, message) {
  const bytes = Buffer.from(message, 'base64')
  const decipher = createDecipheriv('chacha20-poly1305', symKey, bytes.subarray(1, 13), options)
  decipher.setAuthTag(bytes.subarray(-16))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString())
}
