import { randomUUID } from 'node:crypto'

/** Value of a JSON text; integers beyond 2^53 are `bigint`. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject

export type JsonObject = { readonly [key: string]: Json | undefined }

// Strings are matched first, so that digits inside them stay as they are.
const tokens = /"(?:[^"\\]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const long = /^-?\d{16,}$/

/** Reads JSON without losing digits: integers of 16 digits and more become `bigint` where a double is not exact. */
export function parseJson(text: string): Json {
  const mark = randomUUID()
  const marked = text.replace(tokens, token => (long.test(token) ? `"${mark}${token}"` : token))
  return JSON.parse(marked, (_key, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith(mark)) return value
    const exact = BigInt(value.slice(mark.length))
    return Number.isSafeInteger(Number(exact)) ? Number(exact) : exact
  })
}

/** Writes JSON as Solana nodes do: every integer, however large, as plain digits. */
export function stringifyJson(value: Json | undefined): string {
  if (typeof value === 'bigint') return value.toString()
  if (value === null || value === undefined || typeof value !== 'object') return JSON.stringify(value ?? null)
  if (isList(value)) return `[${value.map(stringifyJson).join(',')}]`
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${stringifyJson(member)}`).join(',')}}`
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value)
