import { invalidParams } from './invalidParams.js'
import type { Params } from './types.js'

/** The text at that place of the parameters. */
export function readString(params: Params, index: number): string {
  const value = params[index]
  if (value === undefined) throw invalidParams(`\`params\` should have at least ${index + 1} argument(s)`)
  if (typeof value !== 'string') throw invalidParams('Invalid params: invalid type, expected a string.')
  return value
}
