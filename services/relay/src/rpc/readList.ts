import type { RelayLimits } from '../config/limits.js'
import { RpcError } from './rpcError.js'
import type { Params } from './types.js'

/** @throws RpcError */
export function readList(params: Params, name: string, limits: RelayLimits): readonly unknown[] {
  const list = params[name]
  if (!Array.isArray(list)) throw new RpcError('invalid-params', `Invalid params: ${name} is not a list`)
  if (list.length > limits.batch) {
    throw new RpcError('batch-too-large', `Limit exceeded: at most ${limits.batch} ${name} in one call`)
  }
  return list
}
