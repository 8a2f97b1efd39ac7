import { createDecipheriv } from 'node:crypto'

/** The text of an envelope of type 0, without any of the package's code. Throws for anything else. */
export function open(key: Uint8Array, message: string): string {
  const bytes = Buffer.from(message, 'base64')
  if (bytes[0] !== 0) throw new TypeError(`an envelope of type ${bytes[0]}`)
  const decipher = createDecipheriv('chacha20-poly1305', key, bytes.subarray(1, 13), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(-16))
  const text = decipher.update(bytes.subarray(13, -16))
  decipher.final()
  return text.toString('utf8')
}
