import type { Message } from '../types.js'

/**
 * A message as it stands in Redis. The scripts read its expiry and its key at fixed places, right behind the id. The
 * text is the JSON that it is pushed with, which no node has to make again.
 */
export function writePayload(message: Message): string {
  const { id, expiresAt, key, publishedAt, tag, publisher, topic, json } = message
  return `${id}\n${Math.floor(expiresAt)}\n${key}\n${publishedAt}\n${tag}\n${publisher}\n${topic}\n${json}`
}
