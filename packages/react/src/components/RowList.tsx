'use client'
import { type ReactNode, useRef } from 'react'
import { useStyles } from '../styles/useStyles.js'
import { moveInList } from './moveInList.js'
import rowListStyles from './RowList.css?inline'

export type RowListProps = {
  /** What the list is called. */
  label: string
  testId?: string | undefined
  /** `<li>` elements with a row in each. */
  children: ReactNode
}

/** A short list. Arrow keys, Home, End and typing the first letters move through it. */
export function RowList({ label, testId, children }: RowListProps) {
  useStyles(rowListStyles)
  const typed = useRef({ text: '', at: 0 })
  return (
    <ul
      className="row-list"
      aria-label={label}
      data-testid={testId}
      onKeyDown={event => moveInList(event, typed.current)}
    >
      {children}
    </ul>
  )
}
