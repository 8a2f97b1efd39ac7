import type { Limiter, LimiterParameters } from './types.js'

/** Keys that are remembered; the one whose window began first is forgotten for a new one. */
const maxKeys = 100_000

/** Counts in this process. */
export function createMemoryLimiter({ limit, window }: LimiterParameters): Limiter {
  const counts = new Map<string, { used: number; readonly endsAt: number }>()
  return {
    take: async (key, cost) => {
      const now = performance.now()
      let count = counts.get(key)
      if (!count || count.endsAt <= now) {
        counts.delete(key)
        for (const [old, { endsAt }] of counts) {
          if (endsAt > now && counts.size < maxKeys) break
          counts.delete(old)
        }
        count = { used: 0, endsAt: now + window }
        counts.set(key, count)
      }
      if (count.used + cost > limit) return { allowed: false, retryAfter: count.endsAt - now }
      count.used += cost
      return { allowed: true }
    },
    close: async () => counts.clear(),
  }
}
