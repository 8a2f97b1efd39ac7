import { HttpAbortedError, HttpBodyError, HttpStatusError } from '@latchkit/core/http'
import { parseJson } from './parseJson.js'
import { post } from './post.js'
import { readResult } from './readResult.js'

const batchSize = 1000

export type NodeCall = {
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}

/** One RPC endpoint. */
export type Endpoint = { request(call: NodeCall): Promise<unknown> }

type Waiting = NodeCall & { resolve(value: unknown): void; reject(error: unknown): void }

/**
 * One endpoint. What is asked in the same turn goes in one batch, unless the endpoint turns out to know none.
 *
 * @see https://www.jsonrpc.org/specification
 */
export function createEndpoint(url: string): Endpoint {
  let waiting: Waiting[] = []
  let isPlain = false

  function sendAll() {
    const calls = waiting.filter(({ signal }) => !signal?.aborted)
    waiting = []
    for (let start = 0; start < calls.length; start += batchSize)
      void send(calls.slice(start, start + batchSize))
  }

  async function send(calls: readonly Waiting[]) {
    if (isPlain || calls.length === 1) {
      sendEach(calls)
      return
    }
    try {
      for (const [index, result] of (await sendBatch(url, calls)).entries()) calls[index]?.resolve(result)
    } catch (error) {
      if (!isRefusal(error)) for (const { reject } of calls) reject(error)
      else {
        const results = await Promise.allSettled(sendEach(calls))
        isPlain = results.some(({ status }) => status === 'fulfilled')
      }
    }
  }

  function sendEach(calls: readonly Waiting[]) {
    return calls.map(call => {
      const result = sendOne(url, call)
      call.resolve(result)
      return result
    })
  }

  return {
    async request(call) {
      const { signal, method } = call
      let stop = () => {}
      const asked = new Promise<unknown>((resolve, reject) => {
        const onAbort = () => {
          const request = { method: `POST ${method}`, url: url.replace(/\?.*/, '') }
          reject(new HttpAbortedError({ cause: signal?.reason, request }))
        }
        if (signal?.aborted) return onAbort()
        signal?.addEventListener('abort', onAbort)
        stop = () => signal?.removeEventListener('abort', onAbort)
        waiting.push({ ...call, resolve, reject })
        if (waiting.length === 1) setTimeout(sendAll)
      })
      return asked.finally(() => stop())
    },
  }
}

async function sendOne(url: string, { method, params, signal }: NodeCall): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const posted = await post(url, { body, name: method, signal })
  return readResult(parseJson(posted.text), posted)
}

/** One result for each call, in their order; each of them rejects on its own. */
async function sendBatch(url: string, calls: readonly NodeCall[]): Promise<readonly Promise<unknown>[]> {
  const body = calls.map(({ method, params }, index) => ({ jsonrpc: '2.0', id: index + 1, method, params }))
  const name = [...new Set(calls.map(({ method }) => method))].join(', ')
  const posted = await post(url, { body: JSON.stringify(body), name })
  const answers = parseJson(posted.text)
  const { status, text, request } = posted
  if (status < 200 || status > 299) throw new HttpStatusError({ status, body: text, request })
  if (!Array.isArray(answers)) throw new HttpBodyError({ cause: text, request })
  const byId = new Map(answers.map(answer => [Number(answer?.id), answer]))
  return calls.map(async (_, index) => readResult(byId.get(index + 1), posted))
}

/** Whether it may be the batch that an endpoint does not take: those that are there and neither busy nor down. */
function isRefusal(error: unknown): boolean {
  if (error instanceof HttpStatusError) return error.status !== 429 && error.status < 502
  return error instanceof HttpBodyError
}
