/** Waits for a turn of a site, and does work in it. Rejects with the reason of `signal`, or as the work does. */
export type TakeTurn = <result>(
  site: string,
  signal: AbortSignal,
  /** Has to end with the signal that it gets: its turn may be over sooner than `signal` aborts. */
  work: (signal: AbortSignal) => Promise<result>,
) => Promise<result>

type Turn = { readonly site: string; readonly stop: AbortController; begin(): void; began: number }

/**
 * Creates turns that many sites share. The next turn goes to the site with the fewest open turns. When a site has more
 * open turns than a waiting site, its oldest turn ends as soon as it has lasted for `share` milliseconds. So a site
 * that answers slowly, or never, delays other sites only for that long.
 */
export function createTurns({
  parallel,
  share,
}: {
  /** Turns that are open at the same time. */
  readonly parallel: number
  readonly share: number
}): TakeTurn {
  // Both in the order in which they were added.
  const open = new Set<Turn>()
  const waiting = new Set<Turn>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const countOf = ({ site }: Turn) => [...open].filter(turn => turn.site === site).length

  function advance(): void {
    clearTimeout(timer)
    for (;;) {
      const next = pick(waiting, turn => -countOf(turn))
      if (!next) return
      if (open.size >= parallel) {
        yieldTo(next)
        return
      }
      waiting.delete(next)
      open.add(next)
      next.began = performance.now()
      next.begin()
    }
  }

  function yieldTo(next: Turn): void {
    const running = [...open].filter(({ stop }) => !stop.signal.aborted)
    const longest = pick(running, countOf)
    if (!longest || countOf(longest) <= countOf(next)) return
    const end = () => longest.stop.abort(new DOMException('Another site waits', 'TimeoutError'))
    timer = setTimeout(end, longest.began + share - performance.now())
  }

  return async (site, signal, work) => {
    const stop = new AbortController()
    const turn: Turn = { site, stop, began: 0, begin: () => {} }
    const begun = new Promise<void>((resolve, reject) => {
      turn.begin = resolve
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true })
    })
    const follow = () => stop.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { once: true })
    waiting.add(turn)
    advance()
    try {
      await begun
      stop.signal.throwIfAborted()
      return await work(stop.signal)
    } finally {
      signal.removeEventListener('abort', follow)
      waiting.delete(turn)
      open.delete(turn)
      advance()
    }
  }
}

/** Returns the first turn with the highest rank. */
function pick(turns: Iterable<Turn>, rank: (turn: Turn) => number): Turn | undefined {
  let best: Turn | undefined
  for (const turn of turns) if (!best || rank(turn) > rank(best)) best = turn
  return best
}
