import { messages, pingTimeout, sevenDays } from '../constants.js'
import { ask } from './ask.js'
import { findSession } from './findSession.js'
import { keepSession } from './keepSession.js'
import { sessionKey } from './sessionKey.js'
import type { Context } from './types.js'

/** Asks the wallet to prolong the session; its word counts. @throws ProtocolError 3004 when it refuses */
export async function extend(context: Context, { topic }: { readonly topic: string }): Promise<void> {
  const symKey = sessionKey(findSession(context, topic))
  const expiry = Math.floor(Date.now() / 1000) + sevenDays
  const kind = messages.extend
  await ask(context, {
    topic,
    symKey,
    method: 'wc_sessionExtend',
    params: { expiry },
    kind,
    life: pingTimeout,
  })
  const stored = findSession(context, topic)
  if (expiry > stored.session.expiry)
    keepSession(context, { ...stored, session: { ...stored.session, expiry } })
}
