import type { Metadata } from './types.js'

/** Whether an untrusted value is an object and not an array. */
export function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether an untrusted value is a list of strings for each of which `match` returns true. */
export function isStrings(
  value: unknown,
  match: (item: string) => boolean = () => true,
): value is readonly string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string' && match(item))
}

/** Whether an untrusted value is 32 bytes in lower-case hex: a topic, a public key or a symmetric key. */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** Parses an untrusted map of strings. Members of another type are removed. */
export function readStringMap(value: unknown): { readonly [name: string]: string } | undefined {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Parses the metadata of a peer. Returns `undefined` when it is malformed; unknown members are removed. */
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
