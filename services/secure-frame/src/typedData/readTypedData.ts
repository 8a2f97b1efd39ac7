import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { Hex, TypedDataDefinition } from 'viem'
import { hashTypedData, isAddress, size } from 'viem/utils'
import { toVisibleLine } from '../approval/visibleText.js'
import { FrameError } from '../FrameError.js'

/** A field of a type, and what it has. Texts are as they are signed. */
export type TypedField = { readonly path: string; readonly type: string; readonly value: string }

type Members = readonly { readonly name: string; readonly type: string }[]
type Fields = Readonly<Record<string, unknown>>

/** Typed data whose every part was checked. It has only the signed fields. */
export type TypedData = {
  readonly domain: Fields
  readonly primaryType: string
  readonly message: Fields
  /** Each field that is signed, those of the domain first. */
  readonly fields: readonly TypedField[]
  /** Every structure of the message, the message itself first. */
  readonly structures: readonly Fields[]
  /** The data as JSON, and its hash, which the signer signs. */
  readonly json: string
  readonly hash: Hex
}

/** The domain's fields, in their order. */
const domainTypes: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}
const mostDepth = 24
const mostFields = 2000

/**
 * Reads typed data strictly: each value has to fit its type, a value without a type is not signed and so is left out, and
 * the domain has the fields of the standard only.
 *
 * @see EIP-712
 * @throws FrameError -32602 for another network, an unknown field of the domain, or data that does not fit its types
 */
export function readTypedData(text: string, chainId: number): TypedData {
  const { domain, types, primaryType, message } = readParts(text)
  checkDomain(domain, types, chainId)
  const fields: TypedField[] = []
  const structures: Fields[] = []
  const add = (path: string, type: string, value: string) => {
    if (fields.push({ path, type, value }) > mostFields) throw refuse('The data has too many fields')
  }

  function read(type: string, value: unknown, path: string, depth: number): unknown {
    if (depth > mostDepth) throw refuse('The data is nested too deeply')
    const [, inner, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
    if (inner !== undefined) {
      if (!Array.isArray(value) || (length && value.length !== Number(length))) throw misfit(path, type)
      if (value.length === 0) add(path, type, '[]')
      return value.map((one, index) => read(inner, one, `${path}[${index}]`, depth + 1))
    }
    if (Object.hasOwn(types, type)) return readStructure(type, value, path, depth)
    const canonical = readAtom(type, value)
    if (canonical === undefined) throw misfit(path, type)
    add(path, type, String(canonical))
    return canonical
  }

  function readStructure(type: string, value: unknown, path: string, depth: number): Fields {
    if (!isRecord(value)) throw misfit(path, type)
    const place = structures.push({}) - 1
    const structure = Object.fromEntries(
      (types[type] ?? []).map(member => {
        if (!Object.hasOwn(value, member.name)) throw misfit(`${path}.${member.name}`, member.type)
        const inner = path === '' ? member.name : `${path}.${member.name}`
        return [member.name, read(member.type, value[member.name], inner, depth + 1)]
      }),
    )
    structures[place] = structure
    return structure
  }

  const members = Object.entries(domainTypes).filter(([name]) => Object.hasOwn(domain, name))
  const signedDomain = Object.fromEntries(
    members.map(([name, type]) => [name, read(type, domain[name], `domain.${name}`, 0)]),
  )
  const signedMessage = readStructure(primaryType, message, '', 0)
  const data = {
    domain: signedDomain,
    types: { ...types, EIP712Domain: members.map(([name, type]) => ({ name, type })) },
    primaryType,
    message: signedMessage,
  }
  try {
    const hash = hashTypedData(data as unknown as TypedDataDefinition)
    return {
      domain: signedDomain,
      primaryType,
      message: signedMessage,
      fields,
      structures,
      hash,
      json: JSON.stringify(data),
    }
  } catch (cause) {
    throw new FrameError(rpcCodes.invalidParams, 'The data does not match its types', { cause })
  }
}

function readParts(text: string) {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw refuse('Invalid input')
  }
  if (!isRecord(parsed)) throw refuse('Invalid input')
  const { domain, types, primaryType, message } = parsed
  if (!isRecord(domain) || !isRecord(types) || !isRecord(message) || typeof primaryType !== 'string')
    throw refuse('Invalid input')
  const read: Record<string, Members> = Object.create(null)
  for (const [name, members] of Object.entries(types)) {
    const isAtom = /^(?:address|bool|string|bytes\d*|u?int\d*)$/.test(name)
    if (!/^[A-Za-z_]\w*$/.test(name) || name === '__proto__' || isAtom)
      throw refuse(`Type ${toVisibleLine(name)} has no usable name`)
    if (!Array.isArray(members) || !members.every(isMember))
      throw refuse(`Type ${toVisibleLine(name)} is not a list of fields`)
    // Signed is the hash of the types written as one text: such a name would make it that of other types, whose fields
    // are not the displayed ones.
    if (members.some(member => /[(),]/.test(member.name)))
      throw refuse(`Type ${toVisibleLine(name)} has a field without a usable name`)
    if (new Set(members.map(member => member.name)).size !== members.length)
      throw refuse(`Type ${toVisibleLine(name)} has a field twice`)
    read[name] = members.map(member => ({ name: member.name, type: member.type }))
  }
  if (!Object.hasOwn(read, primaryType) || primaryType === 'EIP712Domain') throw refuse('Invalid input')
  return { domain, types: read as Readonly<Record<string, Members>>, primaryType, message }
}

function checkDomain(domain: Fields, types: Readonly<Record<string, Members>>, chainId: number) {
  for (const name of Object.keys(domain))
    if (!Object.hasOwn(domainTypes, name)) throw refuse(`Unknown field of the domain: ${toVisibleLine(name)}`)
  if (Object.hasOwn(domain, 'chainId') && String(readAtom('uint256', domain.chainId)) !== String(chainId))
    throw refuse(`The data is for network ${toVisibleLine(String(domain.chainId))}`)
  const declared = Object.hasOwn(types, 'EIP712Domain') ? types.EIP712Domain : undefined
  // Fields that the type leaves out would be shown, but not signed; in another order the hash is another one.
  const expected = Object.keys(domainTypes).filter(name => Object.hasOwn(domain, name))
  const isSame =
    !declared ||
    (declared.length === expected.length &&
      declared.every(({ name, type }, index) => name === expected[index] && type === domainTypes[name]))
  if (!isSame) throw refuse('The type of the domain does not have the fields of the domain')
}

/** The value as it is signed: a text or whether it is true; `undefined` for one that does not fit. */
function readAtom(type: string, value: unknown): string | boolean | undefined {
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined
  if (type === 'string') return typeof value === 'string' ? value : undefined
  if (type === 'address') return typeof value === 'string' && isAddress(value) ? value : undefined
  const [, kind, digits] = /^(bytes|u?int)(\d*)$/.exec(type) ?? []
  if (kind === 'bytes') {
    if (typeof value !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(value)) return undefined
    return digits === '' || size(value as Hex) === Number(digits) ? value : undefined
  }
  if (kind === undefined) return undefined
  const isNumber = typeof value === 'number' && Number.isInteger(value)
  if (!isNumber && !(typeof value === 'string' && /^(?:-?\d+|0x[\da-f]+)$/i.test(value))) return undefined
  const number = BigInt(value as string | number)
  const bits = BigInt(digits || 256)
  const [least, most] = kind === 'int' ? [-(2n ** (bits - 1n)), 2n ** (bits - 1n)] : [0n, 2n ** bits]
  return number >= least && number < most ? String(number) : undefined
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isMember = (value: unknown): value is Members[number] =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  value.name !== '__proto__' &&
  typeof value.type === 'string'
const refuse = (message: string) => new FrameError(rpcCodes.invalidParams, message)
const misfit = (path: string, type: string) =>
  refuse(`${toVisibleLine(path)} is not what ${toVisibleLine(type)} takes`)
