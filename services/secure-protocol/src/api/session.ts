import * as z from 'zod/mini'
import { type Call, nothing, time } from './call.js'

/** What a login or a refresh yields. Neither token leaves the frame. */
export const sessionTokens = z.strictObject({
  /** For 5 minutes; keep it in memory. */
  accessToken: z.string(),
  accessExpiresAt: time,
  /** Bound to the device key; keep it in IndexedDB. Each refresh yields the next one. */
  refreshToken: z.string(),
  /** The session ends then unless it is refreshed: 7 days idle, 30 days in all. */
  refreshExpiresAt: time,
})

/** What a login or a refresh yields. */
export type SessionTokens = z.output<typeof sessionTokens>

const refreshToken = z.string().check(z.minLength(1), z.maxLength(256))

/** The clock of the server: milliseconds. */
export const getTime = {
  method: 'GET',
  path: '/v1/time',
  proof: 'none',
  body: nothing,
  answer: z.strictObject({ now: time }),
} as const satisfies Call

/**
 * Next access and refresh token. A refresh token may be sent again until the one it yielded is used: an answer that was
 * lost, or a second tab, gets the same tokens. An older one ends the session.
 */
export const refreshSession = {
  method: 'POST',
  path: '/v1/session/refresh',
  proof: 'device',
  body: z.strictObject({ refreshToken }),
  answer: z.strictObject({ session: sessionTokens }),
} as const satisfies Call

/** Ends the session. Needs no access token, and answers the same when the session is over already. */
export const endSession = {
  method: 'POST',
  path: '/v1/session/end',
  proof: 'device',
  body: z.strictObject({ refreshToken }),
  answer: nothing,
} as const satisfies Call
