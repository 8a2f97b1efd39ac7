import type { Message } from '../types.js'

/** A message as it stands in Redis. The scripts read its expiry at a fixed place, so it stands right behind the id. */
export function writePayload(message: Message): string {
  const { id, expiresAt, publishedAt, tag, publisher, topic, key } = message
  return `${id}\n${Math.floor(expiresAt)}\n${publishedAt}\n${tag}\n${publisher}\n${topic}\n${key}\n${message.message}`
}
