/** Where the kind of an account of Token-2022 stands; its extensions follow. */
const kindAt = 165
const isMint = 1
/** Extension with the metadata of a token. */
const metadata = 19

/** Reads the name and symbol in the metadata of a mint of Token-2022. Returns `undefined` when it has none. */
export function readMintName(data: Buffer): { readonly name: string; readonly symbol: string } | undefined {
  if (data[kindAt] !== isMint) return undefined
  for (let at = kindAt + 1; at + 4 <= data.length; ) {
    const [type, length] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)]
    const body = data.subarray(at + 4, at + 4 + length)
    if (type === metadata) {
      // After the authority and the mint.
      const name = readText(body, 64)
      const symbol = name && readText(body, name.end)
      return symbol ? { name: name.text, symbol: symbol.text } : undefined
    }
    if (type === 0) return undefined
    at += 4 + length
  }
  return undefined
}

function readText(body: Buffer, at: number): { readonly text: string; readonly end: number } | undefined {
  if (at + 4 > body.length) return undefined
  const end = at + 4 + body.readUInt32LE(at)
  return end > body.length ? undefined : { text: body.toString('utf8', at + 4, end), end }
}
