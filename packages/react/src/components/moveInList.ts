import type { KeyboardEvent } from 'react'
import { nextIndex, type Typed } from './nextIndex.js'

/** Moves the focus between the buttons of a list by arrow keys, Home, End and first letters. */
export function moveInList(event: KeyboardEvent<HTMLElement>, typed: Typed): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled),a[href]')]
  const current = items.indexOf(event.target as HTMLElement)
  const labels = items.map(item => item.dataset.label ?? item.textContent ?? '')
  const next = nextIndex(event, { current, labels, typed })
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}
