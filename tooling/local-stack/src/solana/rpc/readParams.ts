import { type Address, getBase58Encoder, getBase64Encoder, isAddress, isSignature } from '@solana/kit'
import type { Json, JsonObject } from './json.js'
import { invalidParams } from './rpcError.js'

export type Params = readonly (Json | undefined)[]

type Method = (params: Params) => Json

export type Methods = Readonly<Record<string, Method>>

/** The text at that place of the parameters. */
export function readString(params: Params, index: number): string {
  const value = params[index]
  if (value === undefined) throw invalidParams(`\`params\` should have at least ${index + 1} argument(s)`)
  if (typeof value !== 'string') throw invalidParams('Invalid params: invalid type, expected a string.')
  return value
}

/** The address at that place of the parameters. */
export function readAddress(params: Params, index: number): Address {
  const text = readString(params, index)
  if (isAddress(text)) return text
  throw invalidParams(
    /^[1-9A-HJ-NP-Za-km-z]*$/.test(text) ? 'Invalid param: WrongSize' : 'Invalid param: Invalid',
  )
}

/** The base58 signature at that place of the parameters. */
export function readSignature(params: Params, index: number): string {
  const text = readString(params, index)
  if (isSignature(text)) return text
  throw invalidParams(
    /^[1-9A-HJ-NP-Za-km-z]*$/.test(text) ? 'Invalid param: WrongSize' : 'Invalid param: Invalid',
  )
}

/** The object at that place of the parameters, empty where there is none. */
export function readConfig(params: Params, index: number): JsonObject {
  const value = params[index]
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalidParams('Invalid params: invalid type, expected an object.')
  return value as JsonObject
}

/** A member that is true, false or absent (false). */
export function readFlag(config: JsonObject, name: string): boolean {
  const value = config[name] ?? false
  if (typeof value !== 'boolean')
    throw invalidParams(`Invalid params: invalid type of ${name}, expected a boolean.`)
  return value
}

/** A whole number from 0 to 2^64 - 1. */
export function readInteger(value: Json | undefined): bigint {
  const whole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))
  if (!whole || value < 0 || value > 0xffff_ffff_ffff_ffffn)
    throw invalidParams('Invalid params: invalid type, expected u64.')
  return BigInt(value)
}

/** Bytes that came as text in the named encoding. */
export function decodeBinary(text: string, encoding: Json | undefined): Uint8Array {
  if (encoding !== 'base58' && encoding !== 'base64')
    throw invalidParams(`unsupported encoding: ${String(encoding)}. Supported encodings: base58, base64`)
  // Decoding base58 takes time in the square of the length.
  if (encoding === 'base58' && text.length > 1683)
    throw invalidParams(`base58 encoded data too large: ${text.length} bytes (max: encoded 1683)`)
  try {
    return Uint8Array.from((encoding === 'base58' ? getBase58Encoder() : getBase64Encoder()).encode(text))
  } catch {
    throw invalidParams(`invalid ${encoding} encoding`)
  }
}
