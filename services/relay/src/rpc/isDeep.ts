import { findEnd } from './readNumberId.js'

/** A call nests four values. */
const deepest = 16

/** Characters of a frame that is parsed in no time, however it is nested. */
const short = 4_096

/**
 * Returns whether values in a text of JSON are nested more deeply than in any call. Parsing a megabyte of brackets takes
 * half a second, in which nothing else of the process runs, and finding this out a few milliseconds.
 */
export function isDeep(json: string): boolean {
  if (json.length <= short) return false
  let depth = 0
  for (let i = 0; i < json.length; i++) {
    const sign = json[i]
    if (sign === '"') i = findEnd(json, i)
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > deepest) return true
  }
  return false
}
