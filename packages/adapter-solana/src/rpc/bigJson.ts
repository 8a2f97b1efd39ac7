/** Marks an integer inside of JSON text, where it is a string for a moment. */
const mark = '#integer#'

/** Parses JSON; integers of 16 digits and more become a `bigint`. */
export function parseBigJson(text: string): unknown {
  return JSON.parse(quoteBigIntegers(text, mark), (_, value: unknown) =>
    typeof value === 'string' && /^#integer#-?\d+$/.test(value) ? BigInt(value.slice(mark.length)) : value,
  )
}

/**
 * Makes strings of the integers of 16 digits and more in JSON text, which a number may not represent: amounts have 64
 * bits, numbers 53.
 */
export function quoteBigIntegers(text: string, prefix = ''): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|(-?\d{16,})(?![\d.eE])/g, (_, quoted?: string, digits?: string) =>
    digits === undefined ? (quoted ?? '') : JSON.stringify(prefix + digits),
  )
}

/** Writes JSON; a `bigint` becomes an integer. */
export function stringifyBigJson(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'bigint' ? `${mark}${one}` : one,
  ).replace(/"#integer#(-?\d+)"/g, '$1')
}
