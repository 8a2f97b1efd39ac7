import type { JsonObject } from '../json.js'
import { invalidParams } from './invalidParams.js'
import type { Params } from './types.js'

/** The object at that place of the parameters, empty where there is none. */
export function readConfig(params: Params, index: number): JsonObject {
  const value = params[index]
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalidParams('Invalid params: invalid type, expected an object.')
  return value as JsonObject
}
