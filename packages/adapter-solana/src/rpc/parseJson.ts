import { readJson } from './readJson.js'

/**
 * JSON with integers of 16 digits and more as text: amounts have 64 bits, numbers 53. Undefined when it is none.
 */
export function parseJson(text: string): unknown {
  return readJson(
    text.replace(/("(?:[^"\\]|\\.)*")|(-?\d{16,})(?![\d.eE])/g, (_, quoted?: string, digits?: string) =>
      digits === undefined ? (quoted ?? '') : `"${digits}"`,
    ),
  )
}
