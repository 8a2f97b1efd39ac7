import { base64urlnopad } from '@scure/base'
import { aad } from './aad.js'
import { openBytes, sealBytes } from './factor1.js'

type Bytes = Uint8Array<ArrayBuffer>

/** Messages that the frame and a window of this site exchange through the server. */
export type ExchangePart = 'request' | 'answer'

/** Seals and opens the messages: base64url of `iv12 ‖ AES-256-GCM` of JSON. */
export type ExchangeKeys = {
  seal(part: ExchangePart, value: unknown): Promise<string>
  /** Rejects data sealed as another part, for another id, or with another secret. */
  open(part: ExchangePart, sealed: string): Promise<unknown>
}

/**
 * Derives the keys of an exchange: HKDF-SHA-256 of its secret (32 bytes, base64url), the id as salt and the info `latchkit
 * exchange <part> v1`. Additional data: `exchange|v1|<part>|<id>`.
 */
export async function openExchange(id: string, secret: string): Promise<ExchangeKeys> {
  const bytes = base64urlnopad.decode(secret) as Bytes
  const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits'])
  const encode = (text: string) => new TextEncoder().encode(text)
  const derive = async (part: ExchangePart) => {
    const info = encode(`latchkit exchange ${part} v1`)
    const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: encode(id), info }
    return new Uint8Array(await crypto.subtle.deriveBits(algorithm, base, 256))
  }
  const toAad = (part: ExchangePart) => aad('exchange', 'v1', part, id)
  return {
    async seal(part, value) {
      const sealed = await sealBytes(await derive(part), encode(JSON.stringify(value)), toAad(part))
      return base64urlnopad.encode(sealed)
    },
    async open(part, sealed) {
      const plain = await openBytes(await derive(part), base64urlnopad.decode(sealed) as Bytes, toAad(part))
      return JSON.parse(new TextDecoder().decode(plain)) as unknown
    },
  }
}
