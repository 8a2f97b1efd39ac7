import { answerApproval } from './answerApproval.js'
import { readPending } from './readPending.js'
import type { Background } from './types.js'

export async function rejectClosed(background: Background, tabId: number): Promise<void> {
  await background.ready
  const entry = Object.values(await readPending()).find(pending => pending.tabId === tabId)
  if (entry) await answerApproval(background, { id: entry.id, approved: false, accounts: [] })
}
