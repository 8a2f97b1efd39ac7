'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { nextIndex } from '../../modal/components/nextIndex.js'
import { useStyles } from '../../modal/useStyles.js'
import { readScrollPadding } from './readScrollPadding.js'
import virtualListStyles from './VirtualList.css?inline'

export type VirtualListProps<item> = {
  items: readonly item[]
  /** Height of a row including the gap below it, in px: of each, or by item. A function must stay the same. */
  rowHeight: number | ((item: item) => number)
  getKey: (item: item) => string
  /** Text that typing matches to reach the row. */
  getLabel: (item: item) => string
  /** Renders a row, including its button. */
  renderItem: (item: item) => ReactNode
  /** Accessible name of the list. */
  label: string
  /** Total number of items, when more can be loaded. Default: the number of items. */
  total?: number | undefined
  /** Called when the end becomes visible. */
  onEnd?: (() => void) | undefined
  /** Rows that keyboard navigation skips. */
  isHeading?: ((item: item) => boolean) | undefined
  /** Scrolls with the body of the view instead of separately. Default: false. */
  inline?: boolean | undefined
  /** Content below the last row. */
  tail?: ReactNode | undefined
  testId?: string | undefined
}

/** Rows rendered above and below the visible rows. */
const overscan = 4

/** Distance in rows at which the end counts as near. */
const nearEnd = 8

/**
 * A list of any length that renders only the visible rows, and the focused row. Arrow keys, Home, End and first letters
 * move the focus.
 */
export function VirtualList<item>(props: VirtualListProps<item>) {
  useStyles(virtualListStyles)
  const { items, rowHeight, getKey, getLabel, renderItem, label, onEnd, isHeading, inline, tail, testId } =
    props
  const total = Math.max(items.length, props.total ?? 0)
  const ref = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const wanted = useRef<number | undefined>(undefined)
  const [view, setView] = useState({ first: 0, count: 2 * overscan })
  const [focused, setFocused] = useState<string>()
  const tops = useMemo(() => addHeights(items, rowHeight), [items, rowHeight])
  const measured = useRef({ tops, measure: () => {} })

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const { scroller, offset } = findScroller(element, inline)
    const measure = () => {
      const top = scroller.scrollTop - offset()
      const first = Math.max(0, findRow(measured.current.tops, top) - overscan)
      const last = findRow(measured.current.tops, top + scroller.clientHeight) + overscan
      const count = Math.max(last + 1 - first, 2 * overscan)
      setView(known => (known.first === first && known.count === count ? known : { first, count }))
    }
    measured.current.measure = measure
    scroller.addEventListener('scroll', measure, { passive: true })
    // The observer runs when the first rows are laid out; measuring here would force a layout and render all rows.
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [inline])

  useLayoutEffect(() => {
    const { current } = measured
    if (current.tops === tops) return
    current.tops = tops
    // Rows above may have become more.
    if (view.first > 0) current.measure()
  })

  const isNearEnd = view.first + view.count + nearEnd >= items.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: after more rows came, the end may still be near.
  useEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd, items.length])

  // The target row of a key may have to be rendered first.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const row = ref.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] button`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  })

  function move(event: KeyboardEvent) {
    const holder = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')
    const current = Number(holder?.dataset.index ?? -1)
    let next = nextIndex(event, { current, labels: items.map(getLabel), typed: typed.current })
    const element = ref.current
    if (next === undefined || !element) return
    event.preventDefault()
    if (isHeading) {
      const step = event.key === 'ArrowUp' || event.key === 'End' ? -1 : 1
      while (items[next] !== undefined && isHeading(items[next] as item)) next += step
      if (items[next] === undefined) return
    }
    wanted.current = next
    const { scroller, offset } = findScroller(element, inline)
    const [rowTop = 0, rowBottom = rowTop] = tops.slice(next, next + 2)
    const start = rowTop + offset()
    // Elements that stay above the rows cover as much.
    const top = start - readScrollPadding(scroller)
    const bottom = rowBottom + offset() - scroller.clientHeight
    if (scroller.scrollTop > top) scroller.scrollTop = top
    else if (scroller.scrollTop < bottom) scroller.scrollTop = bottom
    const row = element.querySelector<HTMLElement>(`[data-index="${next}"] button`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  }

  function keepFocused(event: FocusEvent) {
    const holder = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')
    const item = items[Number(holder?.dataset.index)]
    setFocused(item && getKey(item))
  }

  const kept = focused === undefined ? -1 : items.findIndex(item => getKey(item) === focused)
  return (
    <div className={inline ? 'virtual-list inline' : 'virtual-list'} ref={ref} data-testid={testId}>
      <ul
        aria-label={label}
        style={{ height: tops.at(-1) }}
        onKeyDown={move}
        onFocus={keepFocused}
        onBlur={({ target }) => {
          // When the window loses the focus, the row stays the active element and regains the focus with the window.
          if ((target.getRootNode() as ShadowRoot).activeElement !== target) setFocused(undefined)
        }}
      >
        {drawnIndexes({ ...view, length: items.length, kept }).map(index => {
          const item = items[index]
          const [top = 0, bottom = top] = tops.slice(index, index + 2)
          return item === undefined ? null : (
            <li
              key={getKey(item)}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${top}px)`, height: bottom - top }}
            >
              {renderItem(item)}
            </li>
          )
        })}
      </ul>
      {tail}
    </div>
  )
}

/** The element that scrolls the rows, and the offset of the rows from its top. */
function findScroller(list: HTMLElement, inline: boolean | undefined) {
  const body = inline ? list.closest<HTMLElement>('.body') : null
  if (!body) return { scroller: list, offset: () => 0 }
  const offset = () => {
    const { top, height } = body.getBoundingClientRect()
    // The modal is scaled while it appears; what is scrolled is not.
    const scale = height / body.offsetHeight || 1
    return (list.getBoundingClientRect().top - top) / scale + body.scrollTop
  }
  return { scroller: body, offset }
}

/** The upper edge of each row, and the lower edge of the last one. */
function addHeights<item>(items: readonly item[], rowHeight: number | ((item: item) => number)) {
  const tops = [0]
  for (const item of items)
    tops.push((tops.at(-1) ?? 0) + (typeof rowHeight === 'number' ? rowHeight : rowHeight(item)))
  return tops
}

/** Index of the row at a height; that of the first or the last row beyond them. */
function findRow(tops: readonly number[], y: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** Indexes of the rows to render, in order: the visible rows, and the focused row, also while it is not visible. */
export function drawnIndexes(parameters: {
  readonly first: number
  readonly count: number
  readonly length: number
  /** -1 if there is no such row. */
  readonly kept: number
}): readonly number[] {
  const { first, count, length, kept } = parameters
  const last = Math.min(length, first + count)
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset)
  if (kept < 0 || kept >= length || indexes.includes(kept)) return indexes
  return kept < first ? [kept, ...indexes] : [...indexes, kept]
}
