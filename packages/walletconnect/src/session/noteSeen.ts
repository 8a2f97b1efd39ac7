import { seenLimit } from '../constants.js'
import type { Context } from './types.js'

/**
 * Notes with its session that a request was seen to, so that a relay cannot have it seen to again after a reload. Ids
 * say nothing of the order: the clock of a wallet may go back.
 */
export function noteSeen({ sessions, tab }: Context, topic: string, id: number): void {
  const stored = sessions.get(topic)
  if (!stored || (sessions.shared && !tab.owner)) return
  sessions.put({ ...stored, seen: [...(stored.seen ?? []), id].slice(-seenLimit) })
}
