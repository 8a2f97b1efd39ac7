import { isRecord } from '../common/isRecord.js'
import type { PopupAction } from '../common/types.js'

const count = (by: number) => {
  document.body.dataset.busy = String(Number(document.body.dataset.busy ?? 0) + by)
}

/** Sends what was clicked to the service worker and shows why it did not work, if it did not. */
export async function act(action: PopupAction): Promise<boolean> {
  const status = document.querySelector('#status')
  count(1)
  try {
    const reply: unknown = await chrome.runtime.sendMessage(action)
    const failure = isRecord(reply) && reply.ok === false ? String(reply.message) : ''
    if (status) status.textContent = failure
    return failure === ''
  } finally {
    count(-1)
  }
}
