import { once } from 'node:events'
import type { AuthContext } from './types.js'

/** Milliseconds between two looks; what happens in this process is seen at once. */
const interval = 1_000

/** Listens for the decision that a call waits for, from before it looks: one in between is not missed. */
export function listenForWake(context: AuthContext, id: string) {
  const turn = new AbortController()
  const { signal } = turn
  const woken = once(context.wakes, id, { signal }).catch(() => undefined)
  return {
    /** Settles when it is time for the next look, after `left` milliseconds at the latest. */
    wait: (left: number) => Promise.race([woken, pause(Math.min(interval, left), signal)]),
    stop: () => turn.abort(),
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
