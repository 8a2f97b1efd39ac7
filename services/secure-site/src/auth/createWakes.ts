import { id as idSchema } from '@latchkit/secure-protocol/api/call'
import { and, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { exchange } from './approvalTables.js'
import { challenge, socialLogin } from './tables.js'
import type { AuthContext } from './types.js'

/** Polling interval for decisions made in other processes (ms); decisions in this process are seen immediately. */
const interval = 1_000

/** Maximum of simultaneously waiting calls: per network address, and in total. */
const maxWaits = { address: 30, all: 1_000 } as const

/** Calls that wait for an action of the user elsewhere: opening a link, typing a number, or approving a request. */
export type Wakes = {
  /** Wakes the calls that wait for `id`. */
  emit(id: string): void
  /**
   * Runs a waiting call, for a network address.
   *
   * @throws ApiError RATE_LIMITED while too many calls wait, for this address or in total
   */
  hold<result>(address: string, wait: () => Promise<result>): Promise<result>
  /** Listens for the decision about `id`. Call it before the first read, so that a decision in between is not missed. */
  listen(id: string): {
    /** Settles when the next read is due, at the latest after `left` milliseconds or when the caller disconnects. */
    wait(left: number, signal: AbortSignal): Promise<void>
    stop(): void
  }
}

/**
 * Creates the wakes of a process. A single query per second serves all waiting calls.
 *
 * @param findDecided - returns the ids that have a decision
 */
export function createWakes(findDecided: (ids: readonly string[]) => Promise<readonly string[]>): Wakes {
  const listeners = new Map<string, Set<() => void>>()
  const held = new Map<string, number>()
  let all = 0
  let isScheduled = false

  function emit(id: string) {
    for (const wake of [...(listeners.get(id) ?? [])]) wake()
  }

  function schedule() {
    // The timer does not keep the process alive.
    if (isScheduled || listeners.size === 0) return
    isScheduled = true
    setTimeout(poll, interval).unref()
  }

  async function poll() {
    // Decisions cannot be made while the database is unavailable; a call that reads by itself reports that.
    for (const id of await findDecided([...listeners.keys()]).catch(() => [])) emit(id)
    isScheduled = false
    schedule()
  }

  return {
    emit,
    async hold(address, wait) {
      const own = held.get(address) ?? 0
      if (own >= maxWaits.address || all >= maxWaits.all)
        throw new ApiError('RATE_LIMITED', 'Retry after 5 seconds', { retryAfter: 5 })
      held.set(address, own + 1)
      all += 1
      try {
        return await wait()
      } finally {
        all -= 1
        const left = (held.get(address) ?? 1) - 1
        if (left > 0) held.set(address, left)
        else held.delete(address)
      }
    },
    listen(id) {
      let wake = () => {}
      const woken = new Promise<void>(resolve => {
        wake = resolve
      })
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(wake))
      schedule()
      let late: ReturnType<typeof setTimeout> | undefined
      return {
        async wait(left, signal) {
          if (signal.aborted) return
          signal.addEventListener('abort', wake)
          late = setTimeout(wake, left)
          await woken
          signal.removeEventListener('abort', wake)
        },
        stop() {
          clearTimeout(late)
          own.delete(wake)
          if (own.size === 0 && listeners.get(id) === own) listeners.delete(id)
        },
      }
    },
  }
}

/** Returns the links, social logins and requests that have a decision, or that have expired. */
export async function findDecided(
  { orm, now }: Pick<AuthContext, 'orm' | 'now'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  // Values from callers are not validated as ids yet.
  const known = ids.filter(id => idSchema.safeParse(id).success)
  if (known.length === 0) return []
  const time = now()
  const [links, logins, requests] = await Promise.all([
    orm
      .select({ id: challenge.id })
      .from(challenge)
      .where(
        and(
          inArray(challenge.id, known),
          or(
            isNotNull(challenge.approvedAt),
            isNotNull(challenge.consumedAt),
            lte(challenge.expiresAt, time),
          ),
        ),
      ),
    orm
      .select({ id: socialLogin.id })
      .from(socialLogin)
      .where(
        and(
          inArray(socialLogin.id, known),
          or(
            isNotNull(socialLogin.matchedAt),
            isNotNull(socialLogin.consumedAt),
            lte(socialLogin.expiresAt, time),
          ),
        ),
      ),
    orm
      .select({ id: exchange.id })
      .from(exchange)
      .where(and(inArray(exchange.id, known), or(isNotNull(exchange.answer), lte(exchange.expiresAt, time)))),
  ])
  return [...links, ...logins, ...requests].map(({ id }) => id)
}
