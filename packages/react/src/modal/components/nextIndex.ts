import type { KeyboardEvent } from 'react'

/** Letters typed without a pause, and the time of the last letter, in milliseconds. */
export type Typed = { text: string; at: number }

/** Milliseconds after which a letter starts a new word. */
const typeAheadPause = 700

/** Target index of a key in a list; undefined if the list does not handle the key. */
export function nextIndex(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  parameters: { current: number; labels: readonly string[]; typed: Typed },
): number | undefined {
  const { current, labels, typed } = parameters
  const last = labels.length - 1
  if (last < 0 || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (event.key === 'ArrowDown') return Math.min(current + 1, last)
  if (event.key === 'ArrowUp') return Math.max(current - 1, 0)
  if (event.key === 'Home') return 0
  if (event.key === 'End') return last
  if ([...event.key].length !== 1 || event.key === ' ') return undefined
  const now = Date.now()
  typed.text = (now - typed.at < typeAheadPause ? typed.text : '') + event.key.toLowerCase()
  typed.at = now
  // Repeating a letter cycles through the rows that start with it.
  const repeated = [...typed.text].every(letter => letter === typed.text[0])
  const wanted = repeated ? (typed.text[0] ?? '') : typed.text
  const start = repeated ? current + 1 : Math.max(current, 0)
  for (let step = 0; step <= last; step += 1) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index
  }
  return undefined
}
