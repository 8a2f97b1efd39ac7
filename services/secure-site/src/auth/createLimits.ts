import { type Budget, createLimiter } from '@latchkit/service-base'
import { ApiError } from '../errors.js'

/** Length of each window (ms). */
const windows = { resend: 30_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

/** A window of time. */
export type LimitWindow = keyof typeof windows

/** Counts usage by callers, in windows of 30 s, a minute, an hour and a day. */
export type Limits = {
  /**
   * Charges 1 to every budget. The part of a key before its first colon is its kind: keys of a kind, such as keys that
   * callers make up, never evict keys of another kind.
   *
   * @throws ApiError RATE_LIMITED when a budget is used up; then none is charged
   */
  charge(window: LimitWindow, ...budgets: readonly [Budget, ...Budget[]]): Promise<void>
  /** Refunds a charge for an action that did not happen. */
  refund(window: LimitWindow, ...budgets: readonly [Budget, ...Budget[]]): Promise<void>
  close(): Promise<void>
}

/** Creates the limits in memory, or in Redis for several processes. */
export async function createLimits(parameters: {
  readonly redisUrl: string | undefined
  readonly now: () => number
  onError(error: Error): void
}): Promise<Limits> {
  const open = (window: LimitWindow) =>
    createLimiter({
      ...parameters,
      window: windows[window],
      prefix: `latchkit:secure-site:${window}:`,
    })
  const [resend, minute, hour, day] = await Promise.all([
    open('resend'),
    open('minute'),
    open('hour'),
    open('day'),
  ])
  const limiters = { resend, minute, hour, day }
  return {
    async charge(window, ...budgets) {
      const [first, ...others] = budgets
      const result = await limiters[window].take(1, toKind(first), ...others.map(toKind))
      if (result.allowed) return
      const retryAfter = Math.max(1, Math.ceil(result.retryAfter / 1000))
      throw new ApiError('RATE_LIMITED', `Retry after ${retryAfter} seconds`, { retryAfter })
    },
    async refund(window, ...budgets) {
      const [first, ...others] = budgets
      // A negative charge is always allowed.
      await limiters[window].take(-1, toKind(first), ...others.map(toKind))
    },
    close: async () => {
      await Promise.all(Object.values(limiters).map(limiter => limiter.close()))
    },
  }
}

function toKind(budget: Budget): Budget {
  const [kind = ''] = budget.key.split(':', 1)
  return { ...budget, kind, key: budget.key.slice(kind.length + 1) }
}
