'use client'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useStyles } from '../styles/useStyles.js'
import tabsStyles from './Tabs.css?inline'

export type TabsProps<id extends string> = {
  /** What they are about. */
  label: string
  tabs: readonly {
    readonly id: id
    readonly label: string
    readonly testId?: string | undefined
    /** A count, and what it says to those who do not see it. */
    readonly badge?: { readonly text: string; readonly label: string } | undefined
  }[]
  selected: id
  onSelect: (id: id) => void
  /** The panel of the selected one. */
  children: ReactNode
}

/** Tabs over one panel. Arrow keys, Home and End move through them. With a single tab only the panel is rendered. */
export function Tabs<id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<id>) {
  useStyles(tabsStyles)
  const base = useId()
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
    onSelect(tab.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
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
            onClick={() => onSelect(tab.id)}
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
      <div role="tabpanel" className="tab-panel" id={`${base}panel`} aria-labelledby={`${base}${selected}`}>
        {children}
      </div>
    </>
  )
}
