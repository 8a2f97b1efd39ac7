import { createHash } from 'node:crypto'

/** An image, ready to be sent. */
export type Image = {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  /** Strong entity tag, quotes included. */
  readonly etag: string
  /** Letters in place of an icon that is not there yet. */
  readonly isStandIn?: boolean | undefined
}

/** Creates an image from its bytes. */
export function toImage(content: string | Uint8Array, type: string): Image {
  const body = new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  return { body, type, etag: `"${hash}"` }
}
