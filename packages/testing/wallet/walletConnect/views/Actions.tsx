import { useState } from 'react'
import { runAction } from '../../ui/runAction.js'

type ActionsProps = {
  canApprove?: boolean | undefined
  onApprove(): Promise<void>
  onReject(): Promise<void>
}

/** "Reject" and "Approve". Both are disabled while an answer is being sent. */
export function Actions({ canApprove = true, onApprove, onReject }: ActionsProps) {
  const [busy, setBusy] = useState(false)
  const run = async (action: () => Promise<void>) => {
    setBusy(true)
    await runAction(action)
    setBusy(false)
  }
  return (
    <div className="actions">
      <button type="button" data-testid="reject" disabled={busy} onClick={() => void run(onReject)}>
        Reject
      </button>
      <button
        type="button"
        data-testid="approve"
        className="primary"
        disabled={busy || !canApprove}
        onClick={() => void run(onApprove)}
      >
        Approve
      </button>
    </div>
  )
}
