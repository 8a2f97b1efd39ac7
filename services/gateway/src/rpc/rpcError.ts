/** Codes of JSON-RPC 2.0, and of EIP-1474 for limits. */
export const rpcCodes = {
  parse: -32700,
  invalidRequest: -32600,
  internal: -32603,
  limit: -32005,
} as const

/** Id of a JSON-RPC call; null where it cannot be known. */
export type RpcId = string | number | null

/** The answer to a call that failed here, not at the chain. */
export function rpcError(id: RpcId, code: number, message: string) {
  return { jsonrpc: '2.0', id, error: { code, message } } as const
}
