import { FrameError } from '../FrameError.js'

/** Milliseconds before a server that was not reached is asked again. */
const pause = 2_000

/** Milliseconds for which a request of the page is asked for: longer than its time-out in a tab whose timers are slow. */
const longest = 180_000

/**
 * Asks again and again until what the user does elsewhere is done, such as the approval of a device. It goes on where the
 * network is away for a while, as on a phone on which another app is open. It ends with the request of the page, which
 * asks anew when its time is over: nobody else would end it.
 *
 * @throws what `ask` rejects with, but SERVER_UNREACHABLE only when the time is over
 */
export async function pollServer<answer extends { readonly action: string }>(
  ask: () => Promise<answer>,
  signal: AbortSignal,
): Promise<Exclude<answer, { readonly action: 'pending' }>> {
  const end = performance.now() + longest
  for (;;) {
    try {
      const answer = await ask()
      if (answer.action !== 'pending') return answer as never
      if (performance.now() >= end) throw new FrameError('SERVER_UNREACHABLE', 'Nothing was decided yet')
    } catch (error) {
      const isAway = error instanceof FrameError && error.code === 'SERVER_UNREACHABLE'
      if (!isAway || performance.now() >= end) throw error
      await new Promise(resolve => setTimeout(resolve, pause))
    }
    if (signal.aborted) throw new FrameError(-32603, 'Something went wrong')
  }
}
