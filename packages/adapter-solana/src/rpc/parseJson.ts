/**
 * JSON with integers of 16 digits and more as text: amounts have 64 bits, numbers 53. Undefined when it is none.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(
      text.replace(/("(?:[^"\\]|\\.)*")|(-?\d{16,})(?![\d.eE])/g, (_, quoted?: string, digits?: string) =>
        digits === undefined ? (quoted ?? '') : `"${digits}"`,
      ),
    )
  } catch {
    return undefined
  }
}
