import type { RpcErrorObject } from './types.js'

/** An error with a code of EIP-1193 (4xxx) or EIP-1474 (-32xxx), as the page shall get it. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }

  toObject(): RpcErrorObject {
    return {
      code: this.code,
      message: this.message,
      ...(this.data === undefined ? {} : { data: this.data }),
    }
  }
}
