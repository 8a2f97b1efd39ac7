'use client'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import { readScrollPadding } from './readScrollPadding.js'
import tabsStyles from './Tabs.css?inline'

export type TabsProps<id extends string> = {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly {
    readonly id: id
    readonly label: string
    readonly testId?: string | undefined
    /** A count, and its accessible label. */
    readonly badge?: { readonly text: string; readonly label: string } | undefined
  }[]
  selected: id
  onSelect: (id: id) => void
  /** Scrolls the view to a selected tab, so that its panel is visible. Default: false. */
  scrollOnSelect?: boolean | undefined
  /** The panel of the selected tab. */
  children: ReactNode
}

/** Tabs above a panel. Arrow keys, Home and End move the focus. With a single tab only the panel is rendered. */
export function Tabs<id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  scrollOnSelect,
  children,
}: TabsProps<id>) {
  useStyles(tabsStyles)
  const base = useId()
  const panel = useRef<HTMLDivElement>(null)
  const chosen = useRef<id>(undefined)
  useLayoutEffect(() => {
    // The panel of the selected tab is mounted now.
    if (chosen.current === selected) scrollToTabs()
    chosen.current = undefined
  })
  if (tabs.length < 2) return children
  function move(event: KeyboardEvent<HTMLElement>) {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = tabs.findIndex(({ id }) => id === selected)
    const step = isMirrored ? -1 : 1
    const next = {
      ArrowRight: (at + step + tabs.length) % tabs.length,
      ArrowLeft: (at - step + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    select(tab.id)
    event.currentTarget
      .querySelectorAll<HTMLElement>('[role=tab]')
      [next]?.focus({ preventScroll: scrollOnSelect === true })
  }
  function select(id: id) {
    if (id === selected) return scrollToTabs()
    chosen.current = id
    onSelect(id)
  }
  function scrollToTabs() {
    if (scrollOnSelect && panel.current) scrollToTop(panel.current)
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            className="tab"
            role="tab"
            id={`${base}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            data-testid={tab.testId}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.badge ? (
              <>
                <span className="tab-badge" aria-hidden="true">
                  {tab.badge.text}
                </span>
                <span className="sr"> {tab.badge.label}</span>
              </>
            ) : null}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        className={scrollOnSelect ? 'tab-panel tall' : 'tab-panel'}
        id={`${base}panel`}
        aria-labelledby={`${base}${selected}`}
      >
        {children}
      </div>
    </>
  )
}

/** Scrolls the body of the view until a panel is at its top, below its tabs. */
function scrollToTop(panel: HTMLElement) {
  const body = panel.closest('.body')
  if (!body) return
  const tabs = panel.previousElementSibling?.clientHeight ?? 0
  const covered = readScrollPadding(body) || tabs + 16
  body.scrollTo({
    top: body.scrollTop + panel.getBoundingClientRect().top - body.getBoundingClientRect().top - covered,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  })
}
