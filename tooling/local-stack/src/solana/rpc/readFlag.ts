import type { JsonObject } from '../json.js'
import { invalidParams } from './invalidParams.js'

/** A member that is true, false or absent (false). */
export function readFlag(config: JsonObject, name: string): boolean {
  const value = config[name] ?? false
  if (typeof value !== 'boolean')
    throw invalidParams(`Invalid params: invalid type of ${name}, expected a boolean.`)
  return value
}
