import { type ApprovalMessage, openApprovals } from './approvals.js'

/** The owner of an embedded wallet, who approves in another tab. */
export function createOwner() {
  const channel = openApprovals()
  const waiting = new Map<number, { method: string; settle: (approved: boolean) => void }>()
  let nextId = 1
  channel.onmessage = ({ data }: MessageEvent<ApprovalMessage>) => {
    if (data.type !== 'answer') return
    waiting.get(data.id)?.settle(data.approved)
    waiting.delete(data.id)
  }
  return {
    /** Whether the owner approves. Never answered once it is aborted. */
    approves(method: string): Promise<boolean> {
      const id = nextId++
      return new Promise(settle => {
        waiting.set(id, { method, settle })
        channel.postMessage({ type: 'ask', id, method } satisfies ApprovalMessage)
      })
    },
    /** Takes the approvals of a method off the owner's device. */
    abort(method: string) {
      for (const [id, one] of waiting) if (one.method === method) waiting.delete(id)
      channel.postMessage({ type: 'abort', method } satisfies ApprovalMessage)
    },
  }
}
