import { decryptAesGcm, encryptAesGcm, ivLength } from './aesGcm.js'

/** Wraps data keys by a key-encryption key, which never leaves it. */
export type KekProvider = {
  /** Such as `file` or `env`. */
  readonly id: string
  /** Id of the key that wraps new data keys: at most 255 bytes. */
  current(): string
  /** Whether a key with this id may belong to this provider. */
  owns(kid: string): boolean
  wrap(dek: Uint8Array<ArrayBuffer>, aad: Uint8Array<ArrayBuffer>): Promise<WrappedKey>
  /** Rejects when the key is unknown, or the data key or `aad` was changed. */
  unwrap(wrapped: WrappedKey, aad: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
  /** Rejects when the provider is unavailable. Afterwards `current` is up to date. */
  health(): Promise<void>
  /** Closes the provider's open resources. */
  close(): void
}

/** A data key, wrapped by the key-encryption key `kid`. */
export type WrappedKey = { readonly kid: string; readonly blob: Uint8Array<ArrayBuffer> }

/**
 * Encrypts a record with a separate data key: `env1 = 0x01 ‖ kidLen (u8) ‖ kid ‖ wrappedLen (u16) ‖ wrapped ‖ iv12 ‖
 * AES-256-GCM(dek, plain) with tag`, big-endian. The same `aad` binds the text and the wrapped key to their row.
 *
 * @param random - for test vectors only
 */
export async function sealEnvelope(
  kek: KekProvider,
  plain: Uint8Array<ArrayBuffer>,
  aad: Uint8Array<ArrayBuffer>,
  random: (length: number) => Uint8Array<ArrayBuffer> = length =>
    crypto.getRandomValues(new Uint8Array(length)),
): Promise<Uint8Array<ArrayBuffer>> {
  const dek = random(32)
  const iv = random(ivLength)
  const text = encryptAesGcm(dek, iv, plain, aad)
  const wrapped = await kek.wrap(dek, aad)
  dek.fill(0)
  return joinEnvelope(wrapped, iv, text)
}

/**
 * Decrypts a record.
 *
 * @throws RangeError for an unknown version or a truncated text; Error for any other change
 */
export async function openEnvelope(
  kek: KekProvider,
  envelope: Uint8Array,
  aad: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { wrapped, iv, text } = splitEnvelope(envelope)
  const dek = await kek.unwrap(wrapped, aad)
  try {
    return decryptAesGcm(dek, iv, text, aad)
  } finally {
    dek.fill(0)
  }
}

/**
 * Wraps the data key of a record with the current key. The record's text is unchanged and is not decrypted.
 *
 * @throws as {@link openEnvelope} does, except for a changed text
 */
export async function rewrapEnvelope(
  kek: KekProvider,
  envelope: Uint8Array,
  aad: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { wrapped, iv, text } = splitEnvelope(envelope)
  const dek = await kek.unwrap(wrapped, aad)
  const rewrapped = await kek.wrap(dek, aad)
  dek.fill(0)
  return joinEnvelope(rewrapped, iv, text)
}

/** The start of an envelope whose data key the key `kid` wraps. */
export function envelopeStart(kid: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(kid)
  return new Uint8Array([1, bytes.length, ...bytes])
}

function joinEnvelope({ kid, blob }: WrappedKey, iv: Uint8Array, text: Uint8Array) {
  const start = envelopeStart(kid)
  if (start.length > 0x101 || blob.length > 0xffff)
    throw new RangeError('the wrapped key is too long for env1')
  const head = [...start, blob.length >> 8, blob.length & 0xff]
  const envelope = new Uint8Array(head.length + blob.length + ivLength + text.length)
  envelope.set(head)
  envelope.set(blob, head.length)
  envelope.set(iv, head.length + blob.length)
  envelope.set(text, head.length + blob.length + ivLength)
  return envelope
}

/** The parts of an envelope. */
function splitEnvelope(envelope: Uint8Array) {
  if (envelope[0] !== 1) throw new RangeError(`unknown version of an envelope: ${envelope[0]}`)
  let at = 1
  const take = (length: number) => {
    const part = envelope.slice(at, at + length)
    if (part.length !== length) throw new RangeError('the envelope is cut short')
    at += length
    return part
  }
  const kid = new TextDecoder('utf-8', { fatal: true }).decode(take(take(1)[0] ?? 0))
  const [high = 0, low = 0] = take(2)
  const blob = take(high * 256 + low)
  const iv = take(ivLength)
  return { wrapped: { kid, blob }, iv, text: envelope.slice(at) }
}
