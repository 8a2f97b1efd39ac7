/** Result of one upstream. A `soft` answer is used only if no other upstream has a better one. */
export type UpstreamOutcome =
  | { readonly kind: 'answer' | 'soft'; readonly text: string; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly reason: 'timeout' | 'network' | 'status' | 'body' }

/** The RPC URLs of one chain, tried one after another. */
export type Upstreams = {
  ask(body: string, signal: AbortSignal): Promise<UpstreamOutcome>
}

/** Milliseconds for which an upstream that failed is tried last. */
const restTime = 30_000

/** Creates the upstreams of a chain. `timeout` is divided among the URLs, so that the last one is tried in time, too. */
export function createUpstreams(parameters: {
  readonly urls: readonly string[]
  /** Milliseconds for all URLs together. */
  readonly timeout: number
  readonly maxBytes: number
  onOutcome(url: string, outcome: UpstreamOutcome): void
}): Upstreams {
  const { urls, timeout, maxBytes, onOutcome } = parameters
  const restsUntil = new Map<string, number>()
  return {
    ask: async (body, signal) => {
      const start = performance.now()
      const rests = (url: string) => (restsUntil.get(url) ?? 0) > start
      const order = [...urls.filter(url => !rests(url)), ...urls.filter(rests)]
      let best: UpstreamOutcome = { kind: 'failed', reason: 'network' }
      for (const [index, url] of order.entries()) {
        const left = timeout - (performance.now() - start)
        if (left <= 0 || signal.aborted) break
        const share = Math.ceil(left / (order.length - index))
        const outcome = await askUpstream({ url, body, timeout: share, maxBytes, signal })
        if (signal.aborted) break
        onOutcome(url, outcome)
        if (outcome.kind === 'answer' || outcome.kind === 'empty') {
          restsUntil.delete(url)
          return outcome
        }
        restsUntil.set(url, performance.now() + restTime)
        if (best.kind === 'failed') best = outcome
      }
      return best
    },
  }
}

/** Posts a body to one RPC URL, without headers of the caller. Does not follow redirects. */
async function askUpstream(parameters: {
  readonly url: string
  readonly body: string
  /** Milliseconds. */
  readonly timeout: number
  readonly maxBytes: number
  /** Aborts when the caller disconnects. */
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
  // A revoked key, an exhausted quota, a node that is down: the next upstream may still answer.
  return { kind: response.ok || response.status === 400 ? 'answer' : 'soft', text, value }
}

/** Returns whether a value is a JSON-RPC answer, or an array of them. Some nodes omit `jsonrpc`, which is accepted. */
function isAnswer(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(part => !Array.isArray(part) && isAnswer(part))
  return typeof value === 'object' && value !== null && ('result' in value || 'error' in value)
}

/** Returns the text of a response, or `undefined` when it is longer than `maxBytes`; stops reading there. */
async function readBounded(response: Response, maxBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
