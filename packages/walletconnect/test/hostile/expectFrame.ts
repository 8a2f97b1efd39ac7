import { isObject } from './isObject.js'

export type ExpectedFrame = {
  /** Id of the receipt that is sent. */
  readonly receipt?: string | number | undefined
  readonly emitted?: { readonly topic: string; readonly message: string } | undefined
  /** How the pending call is settled. */
  readonly settled?: object | undefined
}

/** The expected effect of a frame of the relay, by an independent implementation. `known` are messages it received before. */
export function expectFrame(text: string, callId: string, known: Set<string>): ExpectedFrame {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return {}
  }
  if (!isObject(frame)) return {}
  const { id, method, params, error } = frame
  if (method === 'irn_subscription') {
    const data = isObject(params) ? params.data : undefined
    if (!isObject(data) || (typeof id !== 'string' && typeof id !== 'number')) return {}
    const { topic, message } = data
    if (typeof topic !== 'string' || typeof message !== 'string') return {}
    if (known.has(message)) return { receipt: id }
    known.add(message)
    return { receipt: id, emitted: { topic, message } }
  }
  if (id !== callId || Object.hasOwn(frame, 'method')) return {}
  if (!isObject(error)) return Object.hasOwn(frame, 'result') ? { settled: { result: frame.result } } : {}
  // The relay is shutting down: the call is sent to the next one.
  if (isObject(error.data) && error.data.reason === 'draining') return {}
  const { code, message } = error
  return {
    settled: {
      code: typeof code === 'number' ? code : undefined,
      details: typeof message === 'string' ? message : undefined,
    },
  }
}
