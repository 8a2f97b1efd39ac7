import { BaseError, RpcRequestError } from 'viem'
import { isRecord } from './isRecord.js'
import type { RpcErrorObject } from './types.js'

/** An error with a code of EIP-1193 (4xxx) or EIP-1474 (-32xxx), as the page receives it. */
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

/** Maps any error to an `RpcError`. Keeps the code of a chain's answer; anything else is an internal error. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  if (error instanceof BaseError) {
    const reply = error.walk(cause => cause instanceof RpcRequestError)
    if (reply instanceof RpcRequestError) return new RpcError(reply.code, reply.details, reply.data)
    return new RpcError(-32603, error.shortMessage)
  }
  return new RpcError(-32603, error instanceof Error ? error.message : 'The wallet failed.')
}

const post = async (rpcUrl: string, method: string, params: unknown): Promise<unknown> => {
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return await response.json()
  } catch {
    throw new RpcError(4901, `The wallet cannot reach the network at ${rpcUrl}.`)
  }
}

/** Sends a request to a chain. Keeps the code of an error that the chain answers with. */
export async function callChain(rpcUrl: string, method: string, params: unknown): Promise<unknown> {
  const reply = await post(rpcUrl, method, params)
  if (!isRecord(reply)) throw new RpcError(-32603, 'The network gave no JSON-RPC answer.')
  const { error } = reply
  if (!isRecord(error)) return reply.result ?? null
  const code = typeof error.code === 'number' ? error.code : -32603
  throw new RpcError(
    code,
    typeof error.message === 'string' ? error.message : 'The network failed.',
    error.data,
  )
}
