import type { WalletConnectSession } from '../types.js'
import { endExpired } from './endExpired.js'
import type { Context } from './types.js'

/** What a timer can wait at most; more would fire at once. In milliseconds. */
const longestTimer = 2 ** 31 - 1

/** Ends a session when its time is over. */
export function armExpiry(context: Context, { topic, expiry }: WalletConnectSession): void {
  clearTimeout(context.expiries.get(topic))
  if (context.ended.aborted) return
  const left = Math.max(0, expiry * 1000 - Date.now())
  const timer = setTimeout(
    () => {
      const session = context.sessions.get(topic)?.session
      if (session && !endExpired(context, session)) armExpiry(context, session)
    },
    Math.min(left, longestTimer),
  )
  context.expiries.set(topic, timer)
}
