import type { WalletConnectSession } from '../types.js'
import type { Context } from './types.js'

/** Living sessions, the oldest first. */
export function getSessions(context: Context): readonly WalletConnectSession[] {
  const now = Date.now()
  return context.sessions
    .list()
    .map(({ session }) => session)
    .filter(({ expiry }) => expiry * 1000 > now)
}
