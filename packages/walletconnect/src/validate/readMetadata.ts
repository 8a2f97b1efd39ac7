import type { Metadata } from '../types.js'
import { isRecord } from './isRecord.js'
import { isStrings } from './isStrings.js'

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
