type Value = {
  readonly address: string
  readonly uint: bigint
  readonly bool: boolean
  readonly bytes: string
  readonly 'address[]': readonly string[]
  readonly 'bytes[]': readonly string[]
}
type Type = keyof Value
type Values<types extends readonly Type[]> = { readonly [index in keyof types]: Value[types[index]] }

/** Reads the arguments of a call; undefined where they cannot be read. */
export type ReadArguments<result, context> = (data: string, context: context) => result | undefined

/**
 * Returns the reader of the arguments of a call, from lower-case hex without `0x`. It reads only the encoding that
 * compilers and libraries write: contracts differ in how they interpret dirty bits, overlapping offsets, and extra
 * bytes. viem's decoder reads these as well, and bundlers split the first file of an app for it.
 *
 * @see https://docs.soliditylang.org/en/latest/abi-spec.html
 */
export function readStrictly<const types extends readonly Type[], result, context>(
  types: types,
  read: (values: Values<types>, context: context) => result | undefined,
): ReadArguments<result, context> {
  return (data, context) => {
    const found = readList(types, data)
    // Each value was read as its type.
    return found?.size === data.length ? read(found.values as Values<types>, context) : undefined
  }
}

type Found<value> = { readonly value: value; readonly size: number }
type Read = Value[Type]

/** Reads consecutive values. A value of dynamic size has its offset first, and its data follows in the same order. */
function readList(
  types: readonly Type[],
  data: string,
): { readonly values: readonly Read[]; readonly size: number } | undefined {
  let size = types.length * wordSize
  const values: Read[] = []
  for (const [index, type] of types.entries()) {
    const word = data.slice(index * wordSize, (index + 1) * wordSize)
    const fixed = readWord(type, word)
    if (fixed !== undefined) {
      values.push(fixed)
      continue
    }
    const found = readNumber(word) === size / 2 ? readDynamic(type, data.slice(size)) : undefined
    if (!found) return undefined
    values.push(found.value)
    size += found.size
  }
  return { values, size }
}

/** Of a word, in digits. */
const wordSize = 64

function readWord(type: Type, word: string): string | bigint | boolean | undefined {
  if (!/^[\da-f]{64}$/.test(word)) return undefined
  if (type === 'uint') return BigInt(`0x${word}`)
  if (type === 'address' && /^0{24}/.test(word)) return `0x${word.slice(24)}`
  if (type === 'bool' && /^0{63}[01]$/.test(word)) return word.endsWith('1')
  return undefined
}

function readDynamic(type: Type, data: string): Found<Read> | undefined {
  const count = readNumber(data.slice(0, wordSize))
  const rest = data.slice(wordSize)
  if (count === undefined) return undefined
  if (type === 'bytes') {
    const padded = Math.ceil(count / 32) * wordSize
    const [value, padding] = [rest.slice(0, count * 2), rest.slice(count * 2, padded)]
    const isWhole = value.length + padding.length === padded && /^0*$/.test(padding)
    return isWhole ? { value: `0x${value}`, size: wordSize + padded } : undefined
  }
  if (type !== 'address[]' && type !== 'bytes[]') return undefined
  const of = type === 'address[]' ? 'address' : 'bytes'
  const found = readList(Array.from<typeof of>({ length: count }).fill(of), rest)
  const value = found?.values.filter(each => typeof each === 'string')
  return found && value && { value, size: wordSize + found.size }
}

/** A length or a place; more than a call can have is none. */
function readNumber(word: string): number | undefined {
  return /^0{56}[\da-f]{8}$/.test(word) && Number(`0x${word}`) < 2 ** 20 ? Number(`0x${word}`) : undefined
}
