import { randomUUID } from 'node:crypto'
import type { Json } from '../json.js'

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
