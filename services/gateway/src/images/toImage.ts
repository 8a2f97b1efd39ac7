import { createHash } from 'node:crypto'
import type { Image } from './types.js'

/** An image with its entity tag. */
export function toImage(content: string | Uint8Array, type: string): Image {
  const body = new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { body, type, etag: `"${hash}"` }
}
