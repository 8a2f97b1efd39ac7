import { RpcError } from './rpcError.js'
import type { Params } from './types.js'

/** @throws RpcError */
export function readFields(value: unknown): Params {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RpcError('invalid-params', 'Invalid params: an object is expected')
  }
  return value as Params
}
