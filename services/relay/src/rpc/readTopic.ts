import { isTopic } from './isTopic.js'
import { RpcError } from './rpcError.js'

/** @throws RpcError */
export function readTopic(value: unknown, name = 'topic'): string {
  if (!isTopic(value)) throw new RpcError('invalid-params', `Invalid params: ${name} is not 64 hex digits`)
  return value
}
