import * as z from 'zod/mini'
import { type Call, nothing, time } from './call.js'

/** Result of a login or a refresh. The tokens never leave the frame. */
export const sessionTokens = z.strictObject({
  /** Valid for 5 minutes. Keep it in memory. */
  accessToken: z.string(),
  accessExpiresAt: time,
  /** Bound to the device key. Keep it in IndexedDB. Each refresh returns the next token. */
  refreshToken: z.string(),
  /** The session ends at this time unless it is refreshed: 7 days idle, 30 days in total. */
  refreshExpiresAt: time,
})

/** Result of a login or a refresh. */
export type SessionTokens = z.output<typeof sessionTokens>

const refreshToken = z.string().check(z.minLength(1), z.maxLength(256))

/** The server's clock (ms). */
export const getTime = {
  method: 'GET',
  path: '/v1/time',
  proof: 'none',
  body: nothing,
  answer: z.strictObject({ now: time }),
} as const satisfies Call

/**
 * Returns the next access and refresh token. A refresh token can be sent again until its successor is used: a retry after a
 * lost answer, or a second tab, gets the same tokens. An older token ends the session.
 */
export const refreshSession = {
  method: 'POST',
  path: '/v1/session/refresh',
  proof: 'device',
  body: z.strictObject({ refreshToken }),
  answer: z.strictObject({ session: sessionTokens }),
} as const satisfies Call

/** Ends the session. Does not need an access token, and answers the same for a session that has ended. */
export const endSession = {
  method: 'POST',
  path: '/v1/session/end',
  proof: 'device',
  body: z.strictObject({ refreshToken }),
  answer: nothing,
} as const satisfies Call
