import { isRecord } from '../validate.js'

/** A parsed message of the relay. */
export type Frame =
  | { readonly kind: 'push'; readonly id: string | number; readonly topic: string; readonly message: string }
  | { readonly kind: 'result'; readonly id: string; readonly result: unknown }
  | {
      readonly kind: 'error'
      readonly id: string
      readonly code: number | undefined
      readonly message: string | undefined
      /** The relay is shutting down: the call should be retried over the next connection. */
      readonly draining: boolean
    }

/** Parses a message of the relay. Returns `undefined` when it is malformed. */
export function readFrame(data: unknown): Frame | undefined {
  let frame: unknown
  try {
    frame = JSON.parse(String(data))
  } catch {
    return undefined
  }
  if (!isRecord(frame)) return undefined
  const { id, params } = frame
  if (frame.method === 'irn_subscription') {
    const push = isRecord(params) && isRecord(params.data) ? params.data : {}
    const { topic, message } = push
    if (typeof topic !== 'string' || typeof message !== 'string') return undefined
    return typeof id === 'string' || typeof id === 'number' ? { kind: 'push', id, topic, message } : undefined
  }
  if (typeof id !== 'string' || 'method' in frame) return undefined
  const { error } = frame
  if (isRecord(error))
    return {
      kind: 'error',
      id,
      code: typeof error.code === 'number' ? error.code : undefined,
      message: typeof error.message === 'string' ? error.message : undefined,
      draining: isRecord(error.data) && error.data.reason === 'draining',
    }
  return 'result' in frame ? { kind: 'result', id, result: frame.result } : undefined
}
