import { broadcastState } from './broadcastState.js'
import { readHeld } from './readHeld.js'
import { tellAnswers } from './tellAnswers.js'
import type { Background } from './types.js'

/** Tells the held answers, after the events that belong to them. */
export async function releaseAnswers(background: Background): Promise<void> {
  const held = (await readHeld()).map(entry => ({ ...entry, released: true }))
  await chrome.storage.session.set({ held })
  await broadcastState(background)
  await tellAnswers(background)
}
