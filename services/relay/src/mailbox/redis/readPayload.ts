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
  const [id = '', expiresAt, key = '', publishedAt, tag, publisher = '', topic = ''] = fields
  const json = payload.slice(start)
  const message = readText(json)
  if (message === undefined) return undefined
  return {
    id,
    key,
    topic,
    message,
    json,
    publishedAt: Number(publishedAt),
    expiresAt: Number(expiresAt),
    publisher,
    tag: Number(tag),
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
