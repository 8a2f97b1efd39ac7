import { type Budget, createLimiter } from '@latchkit/service-base'
import { ApiError } from '../errors.js'

/** Milliseconds of each window. */
const windows = { resend: 30_000, hour: 3_600_000, day: 86_400_000 } as const

/** Key of the budget of all mails of the site: it and those charged with it are bounded in number. */
export const allMails = 'mails'

/** A window of time. */
export type LimitWindow = keyof typeof windows

/** Counts what callers use, in windows of 30 s, an hour and a day. */
export type Limits = {
  /**
   * Charges one to every budget.
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
  // What callers name must not push out what bounds all of them: in memory the oldest of many keys is forgotten.
  const [resend, hour, day, mails] = await Promise.all([
    open('resend'),
    open('hour'),
    open('day'),
    open('hour'),
  ])
  const limiters = { resend, hour, day }
  const select = (window: LimitWindow, budgets: readonly Budget[]) =>
    window === 'hour' && budgets.some(({ key }) => key === allMails) ? mails : limiters[window]
  return {
    async charge(window, ...budgets) {
      const result = await select(window, budgets).take(1, ...budgets)
      if (result.allowed) return
      const retryAfter = Math.max(1, Math.ceil(result.retryAfter / 1000))
      throw new ApiError('RATE_LIMITED', `Retry after ${retryAfter} seconds`, { retryAfter })
    },
    async refund(window, ...budgets) {
      // A negative charge is always allowed.
      await select(window, budgets).take(-1, ...budgets)
    },
    close: async () => {
      await Promise.all([...Object.values(limiters), mails].map(limiter => limiter.close()))
    },
  }
}
