import type { Json } from './json.js'

/** An answer of JSON-RPC that is an error, with the code and the data of a real node. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: Json | undefined

  constructor(code: number, message: string, data?: Json) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** JSON-RPC 2.0 error -32602. */
export const invalidParams = (message: string): RpcError => new RpcError(-32602, message)
