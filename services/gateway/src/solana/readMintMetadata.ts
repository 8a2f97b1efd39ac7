import { base58 } from '@scure/base'

/** Metadata of a token. Texts are unchanged from their author. */
export type Metadata = {
  readonly name: string
  readonly symbol: string
  /** URI of the further metadata. Empty without any. */
  readonly uri: string
  /** Mint of the collection that it belongs to, if the collection confirms it. */
  readonly collection?: string | undefined
}

/** Offset of the kind of an account of Token-2022. Its extensions follow. */
const kindAt = 165
const isMint = 1
/** Extension with the metadata of a token. */
const extension = 19

/** Reads the metadata in a mint of Token-2022. Returns `undefined` when it has none. */
export function readMintMetadata(data: Buffer): Metadata | undefined {
  if (data[kindAt] !== isMint) return undefined
  for (let at = kindAt + 1; at + 4 <= data.length; ) {
    const [type, length] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)]
    // After the authority and the mint.
    if (type === extension) return readTexts(data.subarray(at + 4, at + 4 + length), 64)?.metadata
    if (type === 0) return undefined
    at += 4 + length
  }
  return undefined
}

const metadataV1 = 4

/**
 * Reads an account of Metaplex's program with the metadata of a mint. Returns `undefined` for any other account.
 *
 * @param mint - 32 bytes
 */
export function readMetaplex(data: Buffer, mint: Buffer): Metadata | undefined {
  // After the kind and the authority.
  if (data[0] !== metadataV1 || !data.subarray(33, 65).equals(mint)) return undefined
  const texts = readTexts(data, 65)
  if (!texts) return undefined
  // The fee (2 bytes), then the creators, 34 bytes each, if present.
  let at = texts.end + 2
  const creators = data[at] === 1 && at + 5 <= data.length ? data.readUInt32LE(at + 1) : 0
  at += data[at] === 1 ? 5 + 34 * creators : 1
  // Two flags; then an edition and a standard, one byte each if present; then the collection.
  at += 2
  at += data[at] === 1 ? 2 : 1
  at += data[at] === 1 ? 2 : 1
  const isVerified = data[at] === 1 && data[at + 1] === 1 && at + 34 <= data.length
  const collection = isVerified ? base58.encode(data.subarray(at + 2, at + 34)) : undefined
  return { ...texts.metadata, collection }
}

/** Reads name, symbol and URI, each with a length prefix. Metaplex pads them with zeros. */
function readTexts(data: Buffer, start: number) {
  const texts: string[] = []
  let at = start
  for (let count = 0; count < 3; count++) {
    if (at + 4 > data.length) return undefined
    const end = at + 4 + data.readUInt32LE(at)
    if (end > data.length) return undefined
    texts.push(data.toString('utf8', at + 4, end).replace(/\0+$/, ''))
    at = end
  }
  const [name = '', symbol = '', uri = ''] = texts
  return { metadata: { name, symbol, uri }, end: at }
}
