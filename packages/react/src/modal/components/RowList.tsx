'use client'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useStyles } from '../useStyles.js'
import { nextIndex, type Typed } from './nextIndex.js'
import rowListStyles from './RowList.css?inline'

export type RowListProps = {
  /** Accessible name of the list. */
  label: string
  testId?: string | undefined
  /** `<li>` elements that each contain a row. */
  children: ReactNode
}

/** A short list. Arrow keys, Home, End and typing the first letters move the focus. */
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

/** Moves the focus between the buttons of a list by arrow keys, Home, End and first letters. */
function moveInList(event: KeyboardEvent<HTMLElement>, typed: Typed): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled),a[href]')]
  const current = items.indexOf(event.target as HTMLElement)
  const labels = items.map(item => item.dataset.label ?? item.textContent ?? '')
  const next = nextIndex(event, { current, labels, typed })
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}
