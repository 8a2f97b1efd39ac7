import type { PendingApproval } from '../common/types.js'

export type PendingById = Record<string, PendingApproval>

export async function readPending(): Promise<PendingById> {
  const { pending } = await chrome.storage.session.get<{ pending?: PendingById }>('pending')
  return pending ?? {}
}
