import { decodeAbiParameters, encodeAbiParameters, type Hex } from 'viem'

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
 * Returns the reader of the arguments of a call, from lower-case hex without `0x`. Addresses are in lower case. It reads
 * only the encoding that compilers and libraries write, which viem's encoder returns for the decoded values: contracts
 * differ in how they interpret dirty bits, overlapping offsets, and extra bytes.
 *
 * @see https://docs.soliditylang.org/en/latest/abi-spec.html
 */
export function readStrictly<const types extends readonly Type[], result, context>(
  types: types,
  read: (values: Values<types>, context: context) => result | undefined,
): ReadArguments<result, context> {
  const parameters = types.map(type => ({ type }))
  return (data, context) => {
    const values = decode(parameters, `0x${data}`)
    // Each value was decoded as its type.
    return values && read(values as Values<types>, context)
  }
}

function decode(parameters: readonly { readonly type: Type }[], data: Hex): readonly unknown[] | undefined {
  try {
    const values = decodeAbiParameters(parameters, data)
    return encodeAbiParameters(parameters, values) === data ? values.map(toLowerCase) : undefined
  } catch {
    return undefined
  }
}

function toLowerCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toLowerCase)
  return typeof value === 'string' ? value.toLowerCase() : value
}
