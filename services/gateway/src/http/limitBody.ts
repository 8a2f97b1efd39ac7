import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { failed } from './answers.js'

/**
 * Refuses bodies of more than `maxSize` bytes by 413. Reads no body whose length is declared: Node reads no more than
 * that. `bodyLimit` of Hono, which is for the others, makes a stream of each body before it looks at the length, and
 * this takes a fifth of the processor time of a short call.
 *
 * @param onError - the answer to a longer body. Default: `{ status: 'FAILED', reasons }`
 */
export function limitBody(
  maxSize: number,
  onError: (context: Context) => Response = context =>
    failed(context, 413, [{ name: 'body', description: `body: has at most ${maxSize} bytes` }]),
): MiddlewareHandler {
  const limitUndeclared = bodyLimit({ maxSize, onError })
  return async (context, next) => {
    const length = context.req.header('content-length')
    const isDeclared = length !== undefined && context.req.header('transfer-encoding') === undefined
    if (!isDeclared) return limitUndeclared(context, next)
    return Number(length) <= maxSize ? next() : onError(context)
  }
}
