'use client'
import type { ReactNode } from 'react'
import { WarningIcon } from '../../modal/icons/WarningIcon.js'
import { useStyles } from '../../modal/useStyles.js'
import noteStyles from './Note.css?inline'

export type NoteProps = {
  /** `wrong`: a problem to fix. `warning`: a box to read first. Default: a remark on the content above. */
  tone?: 'plain' | 'wrong' | 'warning' | undefined
  /** For `aria-describedby`. */
  id?: string | undefined
  role?: 'status' | undefined
  /** Takes no room without. */
  children: ReactNode
}

/** A small text of one or two sentences. */
export function Note({ tone = 'plain', id, role, children }: NoteProps) {
  useStyles(noteStyles)
  const isWarning = tone === 'warning'
  return (
    <p id={id} className={`note ${tone}`} role={isWarning ? 'note' : role}>
      {isWarning ? <WarningIcon /> : null}
      {children}
    </p>
  )
}
