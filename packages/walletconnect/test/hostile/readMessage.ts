import { z } from 'zod'

const head = { jsonrpc: z.literal('2.0'), id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }
const request = z.object({ ...head, method: z.string(), params: z.unknown().optional() })
const failure = z.object({
  ...head,
  error: z.object({
    code: z.number().int().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
    message: z.string(),
  }),
})
const success = z.object({ ...head, result: z.unknown(), error: z.undefined().optional() })

export type Message =
  | { readonly id: number; readonly method: string; readonly params?: unknown }
  | { readonly id: number; readonly code: number }
  | { readonly id: number; readonly result: unknown }

/** Parses JSON-RPC, independently of the client. */
export function readMessage(text: string): Message | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const asked = request.safeParse(value)
  if (asked.success) return { id: asked.data.id, method: asked.data.method, params: asked.data.params }
  const failed = failure.safeParse(value)
  if (failed.success) return { id: failed.data.id, code: failed.data.error.code }
  const done = success.safeParse(value)
  if (!done.success || typeof value !== 'object' || value === null || !Object.hasOwn(value, 'result'))
    return undefined
  return { id: done.data.id, result: done.data.result }
}
