/** The text of a response; undefined when it is longer than `maxBytes`, of which no more is read than that. */
export async function readBounded(response: Response, maxBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
