import { RpcError } from '../../common/rpcError.js'
import type { SiteCall } from './types.js'

export function parameterList({ method, params }: SiteCall): unknown[] {
  if (Array.isArray(params)) return params
  throw new RpcError(-32602, `${method} takes its parameters in an array.`)
}
