import { toVisibleText } from '@latchkit/core/validate'
import { base58 } from '@scure/base'

/** Decodes bytes, or hex with `0x`, as text; undefined if they are not text. */
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

/**
 * Writes characters that are invisible, or that change the display of others, as `⟨U+202E⟩`: a user who signs has to
 * see the complete text, in its order.
 *
 * @see https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
export function showHidden(text: string): string {
  // In its lines, as the secure frame has it.
  return text.replace(/[^\n\t]+/g, toVisibleText)
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
