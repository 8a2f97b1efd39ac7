import { setTimeout } from 'node:timers/promises'
import { LocalStackError } from '../localStackError.js'
import { type Json, stringifyJson } from './rpc/json.js'

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

const everyMilliseconds = 50
const giveUpMilliseconds = 30_000

type Statuses = { value: [{ confirmationStatus: string } | null] }

/** Resolves with the signature when its transaction is confirmed. */
export async function waitForConfirmed(url: string, signature: unknown): Promise<string> {
  const text = String(signature)
  for (const since = Date.now(); Date.now() - since < giveUpMilliseconds; ) {
    const statuses = (await callSolana(url, 'getSignatureStatuses', [[text]])) as Statuses
    const status = statuses.value[0]?.confirmationStatus
    if (status === 'confirmed' || status === 'finalized') return text
    await setTimeout(everyMilliseconds)
  }
  throw new LocalStackError(
    'local-stack/call-failed',
    `The transaction ${text} was not confirmed in 30 s. Does the chain at ${url} make blocks?`,
  )
}
