import type { EqualData, Permission } from '@latchkit/delegations'
import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, type Hex, isAddress } from 'viem'
import { toFunctionSelector, toFunctionSignature } from 'viem/utils'
import * as z from 'zod/mini'
import { refuseForm, UnsupportedPermissionError } from './errors.js'

const most = { functions: 20, items: 500, inputs: 32, depth: 5 }
const text = z.string().check(z.maxLength(300))
const quantity = z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/))

const condition = z.strictObject({ operator: text, value: z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/)) })
const permittedFunction = z.strictObject({
  functionName: text,
  args: z.optional(z.nullable(z.array(z.nullable(condition)).check(z.maxLength(most.inputs)))),
  valueLimit: z.optional(z.nullable(quantity)),
  operation: z.optional(z.nullable(text)),
})
const functions = z.array(permittedFunction).check(z.minLength(1), z.maxLength(most.functions))
const address = z.string().check(z.refine(value => isAddress(value)))

/** Data of the permission `contract-call`: functions of an ABI, or (as viem has it) signatures. */
export const contractCallData = z.union([
  z.strictObject({
    address,
    abi: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(most.items)),
    functions,
  }),
  z.strictObject({ address, calls: z.array(text).check(z.minLength(1), z.maxLength(most.functions)) }),
])

type PermittedFunction = z.output<typeof permittedFunction>

/**
 * Returns the permissions of a `contract-call`. Functions whose only condition is the same value share a permission; each
 * other function gets a separate permission: in a shared permission, its conditions would also apply to the others, or
 * theirs would not apply.
 *
 * @throws UnsupportedPermissionError for operators other than `EQUAL`, conditions on values of no fixed size, and delegate
 *   calls
 */
export function readContractCall(data: z.output<typeof contractCallData>): readonly Permission[] {
  const target = data.address as Hex
  if ('calls' in data) {
    const selectors = [...new Set(data.calls.map(readSignature))]
    return [{ kind: 'call', target, selectors, equal: [], valueLimit: 0n }]
  }
  const read = data.functions.map(permitted => readFunction(permitted, data.abi))
  const groups = new Map<
    bigint | symbol,
    { selectors: Hex[]; equal: readonly EqualData[]; valueLimit: bigint }
  >()
  for (const { selector, equal, valueLimit } of read) {
    const key = equal.length > 0 ? Symbol() : valueLimit
    const group = groups.get(key)
    if (!group) groups.set(key, { selectors: [selector], equal, valueLimit })
    else if (!group.selectors.includes(selector)) group.selectors.push(selector)
  }
  return Array.from(groups.values(), group => ({ kind: 'call', target, ...group }))
}

function readSignature(signature: string): Hex {
  const [, name, list] = /^(?:function )?([A-Za-z_$][\w$]*)\(([^()]*)\)$/.exec(signature) ?? []
  const types = list === undefined || list === '' ? [] : list.split(',')
  if (!name || !types.every(type => isType(type) && !type.startsWith('tuple')))
    throw refuseForm('A call is not a signature of a function, such as transfer(address,uint256)')
  return toFunctionSelector(`${name}(${types.join(',')})`)
}

function readFunction(permitted: PermittedFunction, abi: readonly Readonly<Record<string, unknown>>[]) {
  const { functionName, args, operation, valueLimit } = permitted
  if (operation && operation !== 'Call')
    throw new UnsupportedPermissionError('operation', operation, 'an account only makes calls')
  const named = abi.filter(({ type, name }) => type === 'function' && name === functionName)
  const [item] = named
  if (!item || named.length > 1 || !/^[A-Za-z_$][\w$]*$/.test(functionName))
    throw refuseForm('The ABI does not have exactly one function of the name')
  const inputs = readInputs(item.inputs ?? [])
  const conditions = args ?? []
  if (conditions.length > inputs.length) throw refuseForm('There are more conditions than arguments')
  const equal: EqualData[] = []
  let start = 4
  for (const [index, input] of inputs.entries()) {
    const asked = conditions[index]
    if (asked) equal.push({ start, word: readCondition(asked, input) })
    start += countBytes(input)
  }
  const signature = toFunctionSignature({
    type: 'function',
    name: functionName,
    inputs,
    outputs: [],
    stateMutability: 'payable',
  })
  return { selector: toFunctionSelector(signature), equal, valueLimit: BigInt(valueLimit ?? 0) }
}

function readCondition({ operator, value }: z.output<typeof condition>, { type }: AbiParameter): Hex {
  if (operator !== 'EQUAL')
    throw new UnsupportedPermissionError('operator', operator, 'an argument is only compared for being equal')
  const [, kind, digits] = /^(address|bool|u?int|bytes)(\d*)$/.exec(type) ?? []
  if (!kind || (kind === 'bytes' && digits === ''))
    throw new UnsupportedPermissionError('argument', type, 'it has no fixed position')
  const bytes = value.slice(2)
  // Numbers are at the end of their word, bytes at its start.
  const isBytes = kind === 'bytes' && bytes.length === Number(digits) * 2
  const word: Hex = `0x${isBytes ? bytes.padEnd(64, '0') : bytes.padStart(64, '0')}`
  // A value that a contract would reject for the type is either an unsatisfiable condition, or another encoding of a valid
  // value.
  if (!isCanonical(type, word.toLowerCase() as Hex))
    throw refuseForm(`A condition is not of its type, ${type}`)
  return word.toLowerCase() as Hex
}

function isCanonical(type: string, word: Hex): boolean {
  try {
    return encodeAbiParameters([{ type }], decodeAbiParameters([{ type }], word)) === word
  } catch {
    return false
  }
}

const sizes = Array.from({ length: 32 }, (_, index) => index + 1)
const elements = new Set([
  'address',
  'bool',
  'string',
  'bytes',
  'tuple',
  ...sizes.flatMap(size => [`uint${size * 8}`, `int${size * 8}`, `bytes${size}`]),
])
const isType = (type: string) => elements.has(type.replace(/(?:\[(?:[1-9]\d{0,2})?\])*$/, ''))

const input = z.object({ type: text, name: z.optional(text), components: z.optional(z.array(z.unknown())) })

function readInputs(value: unknown, depth = 0): readonly AbiParameter[] {
  const { data } = z.safeParse(z.array(input).check(z.maxLength(most.inputs)), value)
  if (!data || depth > most.depth) throw refuseForm('The inputs of a function are not those of an ABI')
  return data.map(({ type, components }) => {
    if (!isType(type)) throw refuseForm('The inputs of a function are not those of an ABI')
    if (!type.startsWith('tuple')) return { type }
    return { type, components: readInputs(components, depth + 1) }
  })
}

/** Bytes that an input has in the head of the arguments: a value of no fixed size has its position there. */
function countBytes(parameter: AbiParameter): number {
  const fixed = countFixed(parameter)
  return fixed ?? 32
}

function countFixed(parameter: AbiParameter): number | undefined {
  const { type } = parameter
  const [, inner, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (inner !== undefined) {
    const each = length ? countFixed({ ...parameter, type: inner }) : undefined
    return each === undefined ? undefined : each * Number(length)
  }
  if (type === 'string' || type === 'bytes') return undefined
  if (!('components' in parameter)) return 32
  return parameter.components.reduce<number | undefined>((sum, component) => {
    const each = countFixed(component)
    return sum === undefined || each === undefined ? undefined : sum + each
  }, 0)
}
