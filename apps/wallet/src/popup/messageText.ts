import { type Hex, hexToBytes } from 'viem'

/** A message as text, or as it is when its bytes are no UTF-8. */
export function messageText(raw: Hex): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(raw))
  } catch {
    return raw
  }
}
