import { isRecord } from './isRecord.js'

/** A map of strings that came from outside; members that are no string are left out. */
export function readStringMap(value: unknown): { readonly [name: string]: string } | undefined {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
