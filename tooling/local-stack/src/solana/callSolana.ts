import { LocalStackError } from '../localStackError.js'
import type { Json } from './json.js'
import { stringifyJson } from './rpc/stringifyJson.js'

/** Asks a local Solana chain one thing over its JSON-RPC. */
export async function callSolana(url: string, method: string, params: readonly Json[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: stringifyJson({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new LocalStackError('local-stack/call-failed', `${method} at ${url}: ${error.message}`)
  return result
}
