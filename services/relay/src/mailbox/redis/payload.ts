import type { Message } from '../message.js'

/**
 * Serializes a message for Redis. Fields of fixed length come first, where scripts and {@link readPayload} find them by
 * their offset. The text is the JSON that is pushed, so that no node has to create it again.
 */
export function writePayload(message: Message): string {
  const { id, expiresAt, key, topic, publishedAt, address, publisher, tag, escaped } = message
  return `${id}\n${Math.floor(expiresAt)}\n${key}\n${topic}\n${publishedAt}\n${address}\n${publisher}\n${tag}\n"${escaped}"`
}

/** Parses the output of {@link writePayload}. Returns `undefined` for anything else. */
export function readPayload(payload: string, position: number): Message | undefined {
  const publisherEnd = payload.indexOf('\n', 195)
  const tagEnd = payload.indexOf('\n', publisherEnd + 1)
  if (payload[177] !== '\n' || payload[194] !== '\n' || publisherEnd < 0 || tagEnd < 0) return undefined
  if (payload[tagEnd + 1] !== '"' || !payload.endsWith('"') || payload.length < tagEnd + 3) return undefined
  const escaped = payload.slice(tagEnd + 2, -1)
  const message = fromEscaped(escaped)
  if (message === undefined) return undefined
  return {
    id: payload.slice(0, 19),
    expiresAt: Number(payload.slice(20, 33)),
    key: payload.slice(34, 98),
    topic: payload.slice(99, 163),
    publishedAt: Number(payload.slice(164, 177)),
    address: payload.slice(178, 194),
    publisher: payload.slice(195, publisherEnd),
    tag: Number(payload.slice(publisherEnd + 1, tagEnd)),
    message,
    escaped,
    position,
  }
}

function fromEscaped(escaped: string): string | undefined {
  if (!escaped.includes('\\')) return escaped
  try {
    return JSON.parse(`"${escaped}"`)
  } catch {
    return undefined
  }
}

const [zero, nine, colon, lineBreak] = [0x30, 0x39, 0x3a, 0x0a]

/**
 * Reads a batch that another node published: for each message its length in bytes, a colon, its position, a line break
 * and its payload.
 */
export function* readBatch(batch: Buffer): Generator<Message, void> {
  let at = 0
  // Reads the digits here and the byte behind them; NaN if that is not `behind`. Decodes no text.
  const readNumber = (behind: number) => {
    let number = 0
    for (;;) {
      const byte = batch[at++]
      if (byte === behind) return number
      if (byte === undefined || byte < zero || byte > nine) return Number.NaN
      number = number * 10 + byte - zero
    }
  }
  while (at < batch.length) {
    const length = readNumber(colon)
    if (!(length > 0)) return
    const end = at + length
    // Truncated: the rest of a message may still look complete.
    if (end > batch.length) return
    const position = readNumber(lineBreak)
    const message = readPayload(batch.toString('utf8', at, end), position)
    if (message && position > 0) yield message
    at = end
  }
}
