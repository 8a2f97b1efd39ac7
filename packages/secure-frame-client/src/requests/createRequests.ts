import { rpcCodes } from '../protocol/errors.js'
import { isWithinLimits } from '../protocol/isWithinLimits.js'
import { type FrameLane, frameLanes, getFrameLane } from '../protocol/lanes.js'
import { parseAnswer } from '../protocol/parseAnswer.js'
import type { FrameRequestType } from '../protocol/requests.js'
import { SecureFrameError, toSecureFrameError } from '../SecureFrameError.js'
import type { FrameRequestOptions } from '../types.js'
import { getTimeout, type Job, mayShow } from './job.js'

/** EIP-5792: a batch is too large. */
const tooLarge = 5740

export type Requests = {
  /** Sends the request as soon as the frame and its lane are free. */
  add(type: FrameRequestType, payload: unknown, options?: FrameRequestOptions): Promise<unknown>
  /** Reads an answer of the frame. Drops an answer without a pending request. */
  receive(answer: { readonly id: string; readonly type: string; readonly payload: unknown }): void
  /** Sends the waiting requests. */
  flush(): void
  /** Rejects all sent requests: the frame that received them is gone. */
  dropSent(): void
  rejectAll(error: SecureFrameError): void
  abortApprovals(): void
  /** Whether an approval waits for the open one. */
  hasQueuedApprovals(): boolean
  /** Rejects all requests that may have shown the frame, after the user closed it. */
  dismiss(): void
}

/** The requests of a client. Each has a separate time-out, and the failure of a request does not affect the others. */
export function createRequests({
  post,
  isOpen,
  abortFailed,
}: {
  post(message: unknown): void
  isOpen(): boolean
  /** The frame did not confirm that it closed an approval which this side aborted. */
  abortFailed(error: SecureFrameError): void
}): Requests {
  const jobs = new Map<string, Job>()
  const count = (lane: FrameLane, states: readonly Job['state'][]) =>
    [...jobs.values()].filter(job => job.lane === lane && states.includes(job.state)).length

  function end(job: Job, outcome: Parameters<Job['settle']>[0]) {
    clearTimeout(job.timer)
    jobs.delete(job.id)
    job.settle(outcome)
    flush()
  }

  /** Rejects a request on this side. A sent request keeps its place until the frame is done with it. */
  function abandon(job: Job, error: SecureFrameError) {
    if (job.isAbandoned || !jobs.has(job.id)) return
    if (job.state === 'waiting') return end(job, { error })
    job.isAbandoned = true
    job.settle({ error })
    if (job.lane !== 'approval' && !mayShow(job.type)) return
    clearTimeout(job.timer)
    const close = () => end(job, { error })
    add('RPC_ABORT', undefined).then(close, cause => {
      close()
      if (!isGone(cause)) abortFailed(abortFailedError(cause))
    })
  }

  function flush() {
    if (!isOpen()) return
    for (const job of jobs.values()) {
      if (job.state !== 'waiting' || count(job.lane, ['sent']) >= frameLanes[job.lane].open) continue
      job.state = 'sent'
      job.timer = setTimeout(() => expire(job), getTimeout(job.type, job.lane))
      const { id, type, payload } = job
      post(payload === undefined ? { id, type } : { id, type, payload })
    }
  }

  function expire(job: Job) {
    const error = abortError(job, 'frame/timeout')
    try {
      if (!job.isAbandoned) job.onTimeout?.()
    } finally {
      abandon(job, error)
      // A frame that never answers must not keep the place; a request that may be visible keeps it until RPC_ABORT is
      // answered.
      if (job.lane !== 'approval' && !mayShow(job.type)) end(job, { error })
    }
  }

  /**
   * @error frame/too-many-requests
   * @why The secure frame shows one approval at a time and queues 16 more. Reads, requests that wait for the user and
   * other messages have separate limits. SIGN_OUT and RPC_ABORT are never refused. `rpcCode` is -32005.
   * @solution Wait for the answers before you ask again.
   */
  function add(
    type: FrameRequestType,
    payload: unknown,
    { signal, onTimeout }: FrameRequestOptions = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const hasMethod = type === 'RPC_REQUEST' || type === 'APPROVAL_RETURNED'
      const method = hasMethod ? (payload as { method: string }).method : undefined
      const lane = getFrameLane(type, method)
      const id = crypto.randomUUID()
      if (signal?.aborted) return reject(abortError({ type }, 'frame/aborted'))
      if (!isWithinLimits({ id, type, payload })) {
        // The frame has an answer for a batch that is too large, but does not receive the batch.
        const isLargeBatch =
          method === 'wallet_sendCalls' && isWithinLimits(payload, Number.POSITIVE_INFINITY)
        return reject(
          toSecureFrameError(
            isLargeBatch
              ? { message: 'A batch has at most 100 calls of 128 KiB', code: tooLarge }
              : { message: 'Invalid input', code: rpcCodes.invalidParams },
          ),
        )
      }
      if (count(lane, ['sent', 'waiting']) >= frameLanes[lane].open + frameLanes[lane].queued)
        return reject(
          new SecureFrameError('Too many requests are waiting', {
            code: 'frame/too-many-requests',
            rpcCode: rpcCodes.limitExceeded,
          }),
        )
      const abort = () => abandon(job, abortError(job, 'frame/aborted'))
      const job: Job = {
        id,
        type,
        payload,
        method,
        lane,
        state: 'waiting',
        timer: undefined,
        isAbandoned: false,
        onTimeout,
        settle(outcome) {
          signal?.removeEventListener('abort', abort)
          if ('error' in outcome) reject(outcome.error)
          else resolve(outcome.payload)
        },
      }
      signal?.addEventListener('abort', abort)
      jobs.set(id, job)
      flush()
    })
  }

  function abort(isMeant: (job: Job) => boolean) {
    // Queued requests first, or the end of the open request would send the next.
    for (const job of [...jobs.values()].filter(isMeant).reverse())
      abandon(job, abortError(job, 'frame/aborted'))
  }

  return {
    add,
    flush,
    receive({ id, type, payload }) {
      const job = jobs.get(id)
      if (job?.state !== 'sent') return
      const answer = parseAnswer(job.type, { type, payload }, job.method)
      if (answer.status === 'success') return end(job, { payload: answer.payload })
      if (answer.status === 'error') return end(job, { error: toSecureFrameError(answer.error) })
      end(job, { error: invalidAnswer(answer.message) })
    },
    dropSent() {
      for (const job of [...jobs.values()])
        if (job.state === 'sent') end(job, { error: abortError(job, 'frame/aborted') })
    },
    rejectAll(error) {
      for (const job of [...jobs.values()]) end(job, { error })
    },
    abortApprovals: () => abort(({ lane }) => lane === 'approval'),
    hasQueuedApprovals: () => count('approval', ['waiting']) > 0,
    dismiss: () => abort(({ lane, type }) => lane === 'approval' || mayShow(type)),
  }
}

/**
 * @error frame/aborted
 * @text Request was aborted
 * @why A request to the secure frame was cancelled before it was answered: the signal of the call was aborted, the
 * approval was rejected, or the frame was loaded again. The text of a request that is not JSON-RPC is "Something went
 * wrong".
 * @solution Offer to try again. Do not repeat the request automatically.
 *
 * @error frame/timeout
 * @text Something went wrong
 * @why The secure frame did not answer in time: 30 seconds for a login or a read, 10 minutes for an approval, 3 seconds
 * for the sign-out. The text of a JSON-RPC request is "Request was aborted". Other requests are not affected.
 * @solution Offer to try again.
 */
function abortError({ type }: Pick<Job, 'type'>, code: string) {
  const isRpc = type === 'RPC_REQUEST'
  return new SecureFrameError(isRpc ? 'Request was aborted' : 'Something went wrong', {
    code,
    rpcCode: isRpc ? rpcCodes.userRejected : undefined,
  })
}

/** Whether a request failed because its frame is gone, together with its visible content. */
function isGone(error: unknown): boolean {
  const gone = ['frame/aborted', 'frame/destroyed', 'frame/not-loaded', 'frame/blocked-by-csp']
  return error instanceof SecureFrameError && gone.includes(error.code)
}

/**
 * @error frame/abort-failed
 * @why An approval was rejected in the app or aborted by its signal, and the secure frame did not confirm within 3
 * seconds that it is closed. The request itself has rejected already; this error comes by `onAbortFailed` of
 * `createSecureFrame` and as `failedAbort` of `requestActivityAtom`. The modal shows it.
 * @solution Tell the user that the wallet may still show the approval. Reload the page to remove it.
 */
function abortFailedError(cause: unknown) {
  return new SecureFrameError('The wallet did not confirm that the request was withdrawn', {
    code: 'frame/abort-failed',
    cause,
  })
}

/**
 * @error frame/invalid-answer
 * @text Text of the check, such as "Required"
 * @why The answer of the secure frame does not have the form that the request calls for. Nothing of it was used.
 * @solution Check that `secureFrame.url` is a secure site of the same version. Report it if it is.
 */
function invalidAnswer(message: string) {
  return new SecureFrameError(message, { code: 'frame/invalid-answer', rpcCode: rpcCodes.internal })
}
