import type { Json } from '../json.js'

/** Writes JSON as Solana nodes do: every integer, however large, as plain digits. */
export function stringifyJson(value: Json | undefined): string {
  if (typeof value === 'bigint') return value.toString()
  if (value === null || value === undefined || typeof value !== 'object') return JSON.stringify(value ?? null)
  if (isList(value)) return `[${value.map(stringifyJson).join(',')}]`
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${stringifyJson(member)}`).join(',')}}`
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value)
