import { FrameError } from '../FrameError.js'

/** Delay before an unreachable server is polled again, and maximum delay that an overloaded server can request (ms). */
const [pause, longestPause] = [2_000, 10_000]

/** Maximum polling time for a request of the page (ms): longer than its time-out in a tab with throttled timers. */
const longest = 180_000

/**
 * Polls until an action of the user elsewhere is done, such as the approval of a device. Continues while the network is
 * unavailable, as on a phone with another app in front. Ends with the request of the page, which sends a new request after
 * its time-out: there is no other end.
 *
 * @param time - milliseconds until it ends
 * @throws the errors of `ask`, but SERVER_UNREACHABLE only after `time`
 */
export async function pollServer<answer extends { readonly action: string }>(
  ask: () => Promise<answer>,
  signal: AbortSignal,
  time = longest,
): Promise<Exclude<answer, { readonly action: 'pending' }>> {
  const end = performance.now() + time
  for (;;) {
    try {
      const answer = await ask()
      if (answer.action !== 'pending') return answer as never
      if (performance.now() >= end) throw new FrameError('SERVER_UNREACHABLE', 'The request is still pending')
    } catch (error) {
      const left = getPause(error)
      if (left === undefined || performance.now() >= end) throw error
      await new Promise(resolve => setTimeout(resolve, left))
    }
    if (signal.aborted) throw new FrameError(-32603, 'Something went wrong')
  }
}

/** Milliseconds until the next attempt; undefined for an error that a retry does not fix. */
function getPause(error: unknown): number | undefined {
  if (!(error instanceof FrameError)) return undefined
  if (error.code === 'SERVER_UNREACHABLE') return pause
  const wait = error.code === 'RATE_LIMITED' ? (error.data?.retryAfter ?? 0) * 1_000 : 0
  return wait > 0 && wait <= longestPause ? wait : undefined
}
