import { isRecord } from './isRecord'

/** The records of a list; none where it is no list. */
export function listOf(value: unknown): readonly { readonly [key: string]: unknown }[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
