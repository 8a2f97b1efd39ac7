import * as z from 'zod/mini'
import { bytes, type Call, id, nothing } from './call.js'

/** Bytes of a request or an answer, sealed. More does not fit into the body of a call. */
export const maxExchangeBytes = 45_000

/** `iv12 ‖ AES-256-GCM`, with a key that the server does not have. */
const sealed = bytes(28, maxExchangeBytes)
const own = z.strictObject({ id })

/**
 * Offers a request of the frame to a window of this site that the frame cannot reach. It is there for ten minutes, for
 * another session of the same user alone. A session has one: an older one ends. Offered again with its id, it is
 * replaced until a window has taken it. `parentOrigin` is what the browser says of the page that holds the frame.
 */
export const offerExchange = {
  method: 'POST',
  path: '/v1/exchange/offer',
  proof: 'session',
  body: z.strictObject({
    id,
    parentOrigin: z.string().check(z.maxLength(512)),
    request: sealed,
  }),
  answer: nothing,
} as const satisfies Call

/**
 * Takes an offered request. The first session has it, and may take it again until it is answered. There is none for every
 * other session, the one that offered it among them; a window asks before the frame has offered it.
 */
export const takeExchange = {
  method: 'POST',
  path: '/v1/exchange/take',
  proof: 'session',
  body: own,
  answer: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('none') }),
    z.strictObject({ action: z.literal('taken'), parentOrigin: z.string(), request: sealed }),
  ]),
} as const satisfies Call

/** Answers a request, once, by the session that took it. NOT_FOUND when the request is over. */
export const answerExchange = {
  method: 'POST',
  path: '/v1/exchange/answer',
  proof: 'session',
  body: z.strictObject({ id, answer: sealed }),
  answer: nothing,
} as const satisfies Call

/**
 * Waits up to 25 seconds, or `timeout` milliseconds. The session that offered the request gets the answer. The one that took
 * it learns by NOT_FOUND that the request is over.
 */
export const waitForExchange = {
  method: 'POST',
  path: '/v1/exchange/wait',
  proof: 'session',
  body: z.strictObject({ id, timeout: z.optional(z.int().check(z.minimum(0), z.maximum(25_000))) }),
  answer: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('pending') }),
    z.strictObject({ action: z.literal('answered'), answer: sealed }),
  ]),
} as const satisfies Call

/** Ends a request that the session offered. Answers the same when there is none. */
export const endExchange = {
  method: 'POST',
  path: '/v1/exchange/end',
  proof: 'session',
  body: own,
  answer: nothing,
} as const satisfies Call
