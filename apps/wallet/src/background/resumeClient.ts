import { readHeld } from './readHeld.js'
import { readPending } from './readPending.js'
import type { Background, Client } from './types.js'

/** After a restart: requests that wait for a click or are held go on, the others fail cleanly. */
export async function resumeClient(background: Background, client: Client, ids: number[]): Promise<void> {
  await background.ready
  const [pending, held] = await Promise.all([readPending(), readHeld()])
  const known = new Set([
    ...Object.values(pending)
      .filter(entry => entry.client === client.id && entry.origin === client.origin)
      .map(entry => entry.requestId),
    ...held.filter(entry => entry.client === client.id).map(entry => entry.requestId),
  ])
  const error = { code: -32603, message: 'The wallet was restarted before it could answer. Ask again.' }
  for (const id of ids) if (!known.has(id)) client.post({ type: 'answer', id, answer: { error } })
}
