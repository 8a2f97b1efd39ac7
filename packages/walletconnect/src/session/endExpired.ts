import type { WalletConnectSession } from '../types.js'
import { endSession } from './endSession.js'
import type { Context } from './types.js'

/** Ends a session whose time is over, and says whether it was. */
export function endExpired(context: Context, { topic, expiry }: WalletConnectSession): boolean {
  if (expiry * 1000 > Date.now()) return false
  endSession(context, topic, { code: 6, message: 'Expired' })
  return true
}
