import type { Budget, Limiter } from '@latchkit/service-base'
import type { Context, MiddlewareHandler } from 'hono'
import { failed } from './answers.js'

/** Charges calls to the budgets of JSON-RPC, and refuses calls above them with 429. */
export function limitCalls(parameters: {
  readonly limiter: Limiter
  /** JSON-RPC calls that it counts as. */
  readonly cost: number
  budgetsOf(context: Context): readonly [Budget, ...Budget[]]
  onLimited(): void
}): MiddlewareHandler {
  const { limiter, cost, budgetsOf, onLimited } = parameters
  return async (context, next) => {
    const taken = await limiter.take(cost, ...budgetsOf(context))
    if (taken.allowed) return next()
    onLimited()
    context.header('retry-after', String(Math.max(1, Math.ceil(taken.retryAfter / 1000))))
    return failed(context, 429, [{ name: 'limit', description: 'limit: too many calls, come back later' }])
  }
}
