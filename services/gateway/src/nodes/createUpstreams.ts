import { withTimeout } from '@latchkit/service-base/timeout'
import { type ByteBudget, type NodeAnswer, readAnswer } from './readAnswer.js'
import { type JsonResponse, sendRequest } from './sendRequest.js'

/** Result of one upstream. A `soft` answer is used only if no other upstream has a better one. */
export type UpstreamOutcome =
  | {
      readonly kind: 'answer' | 'soft'
      readonly text: string
      readonly value: unknown
      /** Frees the memory of the answer. Call it after the answer is sent. */
      release(): void
    }
  | { readonly kind: 'stream'; readonly stream: ReadableStream<Uint8Array>; release(): void }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly reason: 'timeout' | 'network' | 'status' | 'body' | 'busy' }

/** The RPC URLs of a chain, tried one after another. */
export type Upstreams = {
  /**
   * Posts a body. `canStream`: it is a single call, and its answer may be forwarded as it arrives. If `isUnable`
   * rejects an answer, the next URL is tried. Such an answer is returned only when each URL gave one.
   */
  ask(
    body: string,
    canStream: boolean,
    signal: AbortSignal,
    isUnable?: ((answer: unknown) => boolean) | undefined,
  ): Promise<UpstreamOutcome>
}

/** Milliseconds for which a failed upstream is tried last. */
const restTime = 30_000

/**
 * Creates the upstreams of a chain. `timeout` is divided among the URLs, so that the last URL is tried in time, too.
 */
export function createUpstreams(parameters: {
  readonly urls: readonly string[]
  /** Milliseconds for all URLs together. */
  readonly timeout: number
  readonly maxBytes: number
  readonly buffered: ByteBudget
  onOutcome(url: string, outcome: UpstreamOutcome): void
}): Upstreams {
  const { urls, timeout, maxBytes, buffered, onOutcome } = parameters
  const restsUntil = new Map<string, number>()
  return {
    ask: async (body, canStream, signal, isUnable = () => false) => {
      const start = performance.now()
      const rests = (url: string) => (restsUntil.get(url) ?? 0) > start
      const order = [...urls.filter(url => !rests(url)), ...urls.filter(rests)]
      let best: UpstreamOutcome = { kind: 'failed', reason: 'network' }
      const unable: UpstreamOutcome[] = []
      for (const [index, url] of order.entries()) {
        const left = timeout - (performance.now() - start)
        if (left <= 0 || signal.aborted) break
        const share = Math.ceil(left / (order.length - index))
        const outcome = await askUpstream({
          url,
          body,
          canStream,
          maxBytes,
          buffered,
          signal,
          timeout: share,
        })
        if (signal.aborted) {
          if ('release' in outcome) outcome.release()
          if (outcome.kind === 'stream') await outcome.stream.cancel()
          break
        }
        onOutcome(url, outcome)
        // A busy gateway is not a failure of the node, and another node does not help.
        if (outcome.kind === 'failed' && outcome.reason === 'busy') return outcome
        if (outcome.kind === 'answer' && isUnable(outcome.value)) {
          outcome.release()
          unable.push(outcome)
          continue
        }
        if (outcome.kind !== 'soft' && outcome.kind !== 'failed') {
          restsUntil.delete(url)
          if (best.kind === 'soft') best.release()
          return outcome
        }
        restsUntil.set(url, performance.now() + restTime)
        if (best.kind === 'failed') best = outcome
        else if (outcome.kind === 'soft') outcome.release()
      }
      const [first] = unable
      return first && unable.length === urls.length ? first : best
    },
  }
}

/** Posts a body to a single RPC URL, without headers of the caller. Does not follow redirects. */
async function askUpstream(parameters: {
  readonly url: string
  readonly body: string
  readonly canStream: boolean
  /** Milliseconds. */
  readonly timeout: number
  readonly maxBytes: number
  readonly buffered: ByteBudget
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal
}): Promise<UpstreamOutcome> {
  const { canStream, maxBytes, buffered } = parameters
  const limits = { timeout: parameters.timeout, signal: parameters.signal }
  let isStopped = false
  const begin = async (signal: AbortSignal) => {
    try {
      const response = await sendRequest(parameters.url, { body: parameters.body, signal })
      const stream = canStream && isOk(response) ? limits : undefined
      return { response, answer: await readAnswer(response, { maxBytes, buffered, stream }) }
    } catch (error) {
      isStopped = signal.aborted
      throw error
    }
  }
  let begun: { readonly response: JsonResponse; readonly answer: NodeAnswer }
  try {
    begun = await withTimeout(begin, limits)
  } catch {
    return { kind: 'failed', reason: isStopped ? 'timeout' : 'network' }
  }
  const { response, answer } = begun
  if (answer.kind === 'busy') return { kind: 'failed', reason: 'busy' }
  if (answer.kind === 'too-long') return { kind: 'failed', reason: 'body' }
  if (answer.kind === 'stream') {
    // A body that begins like an answer is not parsed as a whole.
    if (/^\s*\{/.test(answer.prefix) && /"(?:result|error)"\s*:/.test(answer.prefix)) return answer
    await answer.stream.cancel()
    return { kind: 'failed', reason: 'body' }
  }
  const { text, release } = answer
  if (text === '' && isOk(response)) return { kind: 'empty' }
  const value = parseAnswer(text)
  if (value === undefined) {
    release()
    return { kind: 'failed', reason: isOk(response) ? 'body' : 'status' }
  }
  // A revoked key, an exhausted quota, a node that is down: the next upstream may still answer.
  return { kind: isOk(response) || response.status === 400 ? 'answer' : 'soft', text, value, release }
}

const isOk = ({ status }: JsonResponse) => status >= 200 && status < 300

/** Parses a JSON-RPC answer, or an array of them. Some nodes omit `jsonrpc`, which is accepted. */
function parseAnswer(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
    return parts.every(isAnswer) ? value : undefined
  } catch {
    return undefined
  }
}

function isAnswer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('result' in value || 'error' in value)
}
