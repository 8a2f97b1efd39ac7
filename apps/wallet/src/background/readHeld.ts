import type { Answer } from '../common/types.js'

export type HeldAnswer = {
  client: string
  requestId: number
  answer: Answer
  /** False while the wallet is set to answer late and nobody has clicked "Release". */
  released: boolean
}

/** Answers decided upon but not yet told to the page. */
export async function readHeld(): Promise<HeldAnswer[]> {
  const { held } = await chrome.storage.session.get<{ held?: HeldAnswer[] }>('held')
  return held ?? []
}
