/** JSON with integers of 16 digits and more as text: amounts have 64 bits, numbers 53. */
export function parseJson(text: string): unknown {
  return JSON.parse(
    text.replace(/("(?:[^"\\]|\\.)*")|(-?\d{16,})(?![\d.eE])/g, (_, quoted?: string, digits?: string) =>
      digits === undefined ? (quoted ?? '') : `"${digits}"`,
    ),
  )
}
