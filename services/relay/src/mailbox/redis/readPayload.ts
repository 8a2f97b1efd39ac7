import type { Message } from '../types.js'

/** Reads what `writePayload` wrote; `undefined` for anything else. */
export function readPayload(payload: string, position: number): Message | undefined {
  const publisherEnd = payload.indexOf('\n', 178)
  const tagEnd = payload.indexOf('\n', publisherEnd + 1)
  if (payload[177] !== '\n' || publisherEnd < 0 || tagEnd < 0) return undefined
  const json = payload.slice(tagEnd + 1)
  const message = readText(json)
  if (message === undefined) return undefined
  return {
    id: payload.slice(0, 19),
    expiresAt: Number(payload.slice(20, 33)),
    key: payload.slice(34, 98),
    topic: payload.slice(99, 163),
    publishedAt: Number(payload.slice(164, 177)),
    publisher: payload.slice(178, publisherEnd),
    tag: Number(payload.slice(publisherEnd + 1, tagEnd)),
    message,
    json,
    position,
  }
}

function readText(json: string): string | undefined {
  if (!json.startsWith('"') || !json.endsWith('"')) return undefined
  if (!json.includes('\\')) return json.slice(1, -1)
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
