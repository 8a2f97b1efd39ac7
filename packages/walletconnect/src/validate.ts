import type { Metadata } from './types.js'

/** Whether a value that came from outside is an object with named members, not an array. */
export function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value that came from outside is a list of strings, each accepted by `match`. */
export function isStrings(
  value: unknown,
  match: (item: string) => boolean = () => true,
): value is readonly string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string' && match(item))
}

/** Whether a value that came from outside is 32 bytes in lower-case hex: a topic, a public key or a symmetric key. */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** A map of strings that came from outside; members that are no string are left out. */
export function readStringMap(value: unknown): { readonly [name: string]: string } | undefined {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** What a peer says of itself, or `undefined` when that has not the form. Unknown members are left out. */
export function readMetadata(value: unknown): Metadata | undefined {
  if (!isRecord(value)) return undefined
  const { name, description, url, icons } = value
  if (typeof name !== 'string') return undefined
  return {
    name,
    description: typeof description === 'string' ? description : undefined,
    url: typeof url === 'string' ? url : undefined,
    icons: isStrings(icons) ? icons : undefined,
  }
}
