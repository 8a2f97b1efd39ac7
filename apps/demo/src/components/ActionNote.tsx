import type { ReactNode } from 'react'
import type { Action } from '../actions/useAction.js'

export type ActionNoteProps = {
  action: Pick<Action, 'status' | 'error'>
  /** Text while the action is pending. */
  pending: string
  /** Text after success. */
  success: ReactNode
}

/** Shows the state of an action, and announces it to assistive technology. */
export function ActionNote({ action: { status, error }, pending, success }: ActionNoteProps) {
  const tone = status === 'error' ? 'negative' : status === 'success' ? 'positive' : ''
  return (
    <div role="status" className={`note outcome ${tone}`} data-status={status}>
      {status === 'pending' ? pending : status === 'error' ? error : status === 'success' ? success : null}
    </div>
  )
}
