import { messages, pingTimeout } from '../constants.js'
import { ask } from './ask.js'
import { findSession } from './findSession.js'
import { sessionKey } from './sessionKey.js'
import type { Context } from './types.js'

/** Settles when the wallet answers. @throws ProtocolError 8000 after 30 seconds */
export async function ping(
  context: Context,
  { topic, signal }: { readonly topic: string; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const symKey = sessionKey(findSession(context, topic))
  const kind = messages.ping
  await ask(context, { topic, symKey, method: 'wc_sessionPing', params: {}, kind, life: pingTimeout, signal })
}
