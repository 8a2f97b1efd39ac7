import { base58 } from '@scure/base'

/** Bytes, or `0x` and hex, as the text they are; undefined when they are no text. */
export function decodeText(value: unknown): string | undefined {
  const bytes = value instanceof Uint8Array ? value : typeof value === 'string' ? parseHex(value) : undefined
  // Not hex: wallets take it as the text itself.
  if (!bytes) return typeof value === 'string' ? value : undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** As the secure frame has it: what a person reads here and there is the same. The selector of emoji is seen. */
const hidden = /(?!\n|\t|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Writes characters that are not seen, or that change how others are seen, as `⟨U+202E⟩`: a person who signs has to see
 * all of the text, in its order.
 *
 * @see https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
export function showHidden(text: string): string {
  return text.replace(
    hidden,
    one => `⟨U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )
}

function parseHex(text: string): Uint8Array | undefined {
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(text)) return undefined
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}

/**
 * The bytes of a text in base58, which is how messages of Solana are passed on; undefined when it is none, and when it is
 * too long to be decoded here: the time it takes grows with the square of the length.
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > 4096) return undefined
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
