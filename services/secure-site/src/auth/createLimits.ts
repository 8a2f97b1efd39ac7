import { type Budget, createLimiter } from '@latchkit/service-base'
import { ApiError } from '../errors.js'

/** Milliseconds of each window. */
const windows = { resend: 30_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

/** A window of time. */
export type LimitWindow = keyof typeof windows

/** Counts what callers use, in windows of 30 s, a minute, an hour and a day. */
export type Limits = {
  /**
   * Charges one to every budget. What stands before the first colon of a key is its kind: keys of one kind, such as those
   * that callers make up, never push out keys of another kind.
   *
   * @throws ApiError RATE_LIMITED when one is used up; then none is charged
   */
  charge(window: LimitWindow, ...budgets: readonly [Budget, ...Budget[]]): Promise<void>
  /** Gives back what was charged for something that did not happen. */
  refund(window: LimitWindow, ...budgets: readonly [Budget, ...Budget[]]): Promise<void>
  close(): Promise<void>
}

/** Creates the limits in memory, or in Redis, where several processes share them. */
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
