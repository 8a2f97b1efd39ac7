import type { AbiParameter, Hex } from 'viem'
import { decodeAbiParameters, encodeAbiParameters, keccak256, stringToHex } from 'viem/utils'

/** A function of a contract. */
export type Signature = {
  readonly name: string
  /** The first four bytes of a call. */
  readonly selector: Hex
  readonly inputs: readonly AbiParameter[]
}

/**
 * Reads a function's signature; a parameter may have a name.
 *
 * @throws RangeError for an invalid signature
 * @example
 * readSignature('transfer(address to,uint256 amount)').selector // '0xa9059cbb'
 */
export function readSignature(text: string): Signature {
  const start = text.indexOf('(')
  const { inputs } = readParameters(text, start)
  const name = text.slice(0, start)
  return { name, inputs, selector: keccak256(stringToHex(name + toTypes(inputs))).slice(0, 10) as Hex }
}

function readParameters(text: string, start: number): { inputs: AbiParameter[]; end: number } {
  const inputs: AbiParameter[] = []
  let at = start + 1
  while (text[at] !== ')') {
    const tuple = text[at] === '(' ? readParameters(text, at) : undefined
    if (tuple) at = tuple.end
    const [whole = '', type = '', name] = /^([\w[\]]*)(?: (\w+))?(?:, ?)?/.exec(text.slice(at)) ?? []
    if (whole === '' && !tuple) throw new RangeError(`not a signature: ${text}`)
    at += whole.length
    const named = name === undefined ? {} : { name }
    inputs.push(tuple ? { ...named, type: `tuple${type}`, components: tuple.inputs } : { ...named, type })
  }
  return { inputs, end: at + 1 }
}

function toTypes(inputs: readonly AbiParameter[]): string {
  const types = inputs.map(input =>
    'components' in input ? toTypes(input.components) + input.type.slice('tuple'.length) : input.type,
  )
  return `(${types.join(',')})`
}

/**
 * Decodes arguments. Returns `undefined` unless encoding the result yields exactly the same bytes: extra bytes after the
 * end or between the arguments could hide something.
 */
export function decodeArguments(
  inputs: readonly AbiParameter[],
  data: string,
): readonly unknown[] | undefined {
  try {
    const values = decodeAbiParameters(inputs, data as Hex) as readonly unknown[]
    return encodeAbiParameters(inputs, values) === data.toLowerCase() ? values : undefined
  } catch {
    return undefined
  }
}
