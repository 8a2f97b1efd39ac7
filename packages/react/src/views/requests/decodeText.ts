/** Bytes, or `0x` and hex, as the text they are; undefined when they are none that a person could read. */
export function decodeText(value: unknown): string | undefined {
  const bytes = value instanceof Uint8Array ? value : typeof value === 'string' ? parseHex(value) : undefined
  // Not hex: wallets take it as the text itself.
  if (!bytes) return typeof value === 'string' ? value : undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what cannot be read, and what hides a part.
    return /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

function parseHex(text: string): Uint8Array | undefined {
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(text)) return undefined
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}
