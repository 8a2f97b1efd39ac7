import { RpcError } from './rpcError.js'

/** JSON-RPC 2.0 error -32602. */
export const invalidParams = (message: string): RpcError => new RpcError(-32602, message)
