import { createTail } from '../createTail.js'
import type { Message } from '../types.js'

/** Reads what `writePayload` wrote; `undefined` for anything else. */
export function readPayload(payload: string, position: number): Message | undefined {
  const fields: string[] = []
  let start = 0
  for (let count = 0; count < 7; count++) {
    const end = payload.indexOf('\n', start)
    if (end < 0) return undefined
    fields.push(payload.slice(start, end))
    start = end + 1
  }
  const [id = '', expiresAt, publishedAt, tag, publisher = '', topic = '', key = ''] = fields
  const message = payload.slice(start)
  const at = Number(publishedAt)
  return {
    id,
    key,
    topic,
    message,
    publishedAt: at,
    expiresAt: Number(expiresAt),
    publisher,
    tag: Number(tag),
    position,
    tail: createTail(topic, message, at, Number(tag)),
  }
}
