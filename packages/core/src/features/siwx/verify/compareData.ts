import type { SiwxMessageData } from '../types.js'

/** The first name of which two messages say different things; undefined where they say the same. */
export function compareData(one: SiwxMessageData, other: SiwxMessageData): string | undefined {
  const values = (data: SiwxMessageData): Readonly<Record<string, unknown>> => data
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].find(name => JSON.stringify(values(one)[name]) !== JSON.stringify(values(other)[name]))
}
