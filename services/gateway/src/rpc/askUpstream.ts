import { isAnswer } from './isAnswer.js'
import { readBounded } from './readBounded.js'

/** What one upstream made of a body. `soft` answers are passed on only if no other upstream has a better one. */
export type UpstreamOutcome =
  | { readonly kind: 'answer' | 'soft'; readonly text: string; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly reason: 'timeout' | 'network' | 'status' | 'body' }

/** Posts a body to one RPC URL. No header of the caller goes along, and no redirect is followed. */
export async function askUpstream(parameters: {
  readonly url: string
  readonly body: string
  /** Milliseconds. */
  readonly timeout: number
  readonly maxBytes: number
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal
}): Promise<UpstreamOutcome> {
  const timeout = AbortSignal.timeout(parameters.timeout)
  let response: Response
  let text: string | undefined
  try {
    response = await fetch(parameters.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: parameters.body,
      redirect: 'error',
      signal: AbortSignal.any([timeout, parameters.signal]),
    })
    text = await readBounded(response, parameters.maxBytes)
  } catch {
    return { kind: 'failed', reason: timeout.aborted ? 'timeout' : 'network' }
  }
  if (text === undefined) return { kind: 'failed', reason: 'body' }
  if (text === '' && response.ok) return { kind: 'empty' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'failed', reason: response.ok ? 'body' : 'status' }
  }
  if (!isAnswer(value)) return { kind: 'failed', reason: response.ok ? 'body' : 'status' }
  // A key that was revoked, a quota that is used up, a node that is down: the next upstream may still know.
  return { kind: response.ok || response.status === 400 ? 'answer' : 'soft', text, value }
}
