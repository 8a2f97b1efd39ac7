import type { RpcEndpoint } from '@latchkit/core'
import { HttpAbortedError, HttpBodyError, HttpStatusError } from '@latchkit/core/http'

/** A call of an endpoint. */
export type Ask = {
  /** Used in errors. */
  readonly method: string
  readonly signal?: AbortSignal | undefined
}

export type CreateBatchesParameters<ask, answer> = {
  readonly endpoint: Pick<RpcEndpoint, 'url' | 'batch'>
  sendOne(ask: ask): Promise<answer>
  /** Returns one answer for each call, in the same order; each rejects independently. */
  sendMany(asks: readonly ask[]): Promise<readonly Promise<answer>[]>
}

type Waiting<ask, answer> = {
  readonly ask: ask
  resolve(answer: answer | Promise<answer>): void
  reject(error: unknown): void
}

/**
 * Sends the calls of one turn of the event loop to an endpoint as a batch, unless the endpoint does not support batches.
 *
 * @see https://www.jsonrpc.org/specification#batch
 */
export function createBatches<ask extends Ask, answer>({
  endpoint,
  sendOne,
  sendMany,
}: CreateBatchesParameters<ask, answer>): (ask: ask) => Promise<answer> {
  let waiting: Waiting<ask, answer>[] = []
  const { url, batch = 1000 } = endpoint
  let isPlain = batch === false

  function sendAll() {
    const all = waiting.filter(({ ask }) => !ask.signal?.aborted)
    waiting = []
    const size = batch || all.length
    for (let start = 0; start < all.length; start += size) void send(all.slice(start, start + size))
  }

  async function send(all: readonly Waiting<ask, answer>[]) {
    if (isPlain || all.length === 1) {
      sendEach(all)
      return
    }
    try {
      const answers = await sendMany(all.map(({ ask }) => ask))
      for (const [index, answer] of answers.entries()) all[index]?.resolve(answer)
    } catch (error) {
      if (!isRefusal(error)) for (const { reject } of all) reject(error)
      else {
        const answers = await Promise.allSettled(sendEach(all))
        isPlain = answers.some(({ status }) => status === 'fulfilled')
      }
    }
  }

  function sendEach(all: readonly Waiting<ask, answer>[]) {
    return all.map(({ ask, resolve }) => {
      const answer = sendOne(ask)
      resolve(answer)
      return answer
    })
  }

  return async ask => {
    const { signal, method } = ask
    let stop = () => {}
    const asked = new Promise<answer>((resolve, reject) => {
      const onAbort = () => {
        const request = { method: `POST ${method}`, url: url.replace(/\?.*/, '') }
        reject(new HttpAbortedError({ cause: signal?.reason, request }))
      }
      if (signal?.aborted) return onAbort()
      signal?.addEventListener('abort', onAbort)
      stop = () => signal?.removeEventListener('abort', onAbort)
      waiting.push({ ask, resolve, reject })
      if (waiting.length === 1) setTimeout(sendAll)
    })
    return asked.finally(() => stop())
  }
}

/** Whether an endpoint may have refused the batch as such: it answered, and is neither rate-limited nor down. */
function isRefusal(error: unknown): boolean {
  if (error instanceof HttpStatusError) return error.status !== 429 && error.status < 502
  return error instanceof HttpBodyError
}
