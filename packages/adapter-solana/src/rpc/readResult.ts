import { HttpBodyError, HttpStatusError } from '@latchkit/core/http'
import type { Posted } from './post.js'
import { toNodeError } from './toNodeError.js'

/**
 * The result in one answer of a node.
 *
 * @throws HttpStatusError `http/status`
 * @throws HttpBodyError `http/invalid-body`
 */
export function readResult(answer: unknown, { status, text, request }: Posted): unknown {
  const { error, result } = (typeof answer === 'object' && answer ? answer : {}) as {
    readonly error?: unknown
    readonly result?: unknown
  }
  // Some nodes say what is wrong in a body with status 4xx.
  if (error) throw toNodeError(error)
  if (status < 200 || status > 299) throw new HttpStatusError({ status, body: text, request })
  if (result === undefined) throw new HttpBodyError({ cause: text, request })
  return result
}
