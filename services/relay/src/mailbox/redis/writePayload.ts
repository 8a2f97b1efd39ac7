import type { Message } from '../types.js'

/**
 * A message as it stands in Redis. What has one length stands first, as scripts and `readPayload` find it by its place.
 * The text is the JSON that it is pushed with, which no node has to make again.
 */
export function writePayload(message: Message): string {
  const { id, expiresAt, key, topic, publishedAt, publisher, tag, json } = message
  return `${id}\n${Math.floor(expiresAt)}\n${key}\n${topic}\n${publishedAt}\n${publisher}\n${tag}\n${json}`
}
