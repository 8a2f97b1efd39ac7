import { readHeld } from './readHeld.js'
import type { Background } from './types.js'

/** Tells released answers to the pages that are connected; the others get theirs when they come back. */
export async function tellAnswers(background: Background): Promise<void> {
  const held = await readHeld()
  const isTold = (entry: (typeof held)[number]) => entry.released && background.clients.has(entry.client)
  await chrome.storage.session.set({ held: held.filter(entry => !isTold(entry)) })
  for (const { client, requestId, answer } of held.filter(isTold))
    background.clients.get(client)?.post({ type: 'answer', id: requestId, answer })
}
