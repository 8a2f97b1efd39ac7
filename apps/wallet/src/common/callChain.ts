import { isRecord } from './isRecord.js'
import { RpcError } from './rpcError.js'

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
