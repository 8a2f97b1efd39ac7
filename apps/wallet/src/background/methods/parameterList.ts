import { RpcError } from '../../common/rpcError.js'
import type { Call } from './types.js'

export function parameterList({ method, params }: Call): unknown[] {
  if (Array.isArray(params)) return params
  throw new RpcError(-32602, `${method} takes its parameters in an array.`)
}
