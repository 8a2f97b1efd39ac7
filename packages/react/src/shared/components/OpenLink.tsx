'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import buttonStyles from '../../modal/components/Button.css?inline'
import { useStyles } from '../../modal/useStyles.js'

export type OpenLinkProps = {
  /** Undefined while it is loading: then the link cannot be pressed, but keeps the focus. */
  href: string | undefined
  target: '_self' | '_blank' | '_top'
  /** Opens it. Called inside the press, which phones insist on. */
  onOpen: () => void
  /** Default: `accent`. */
  variant?: 'accent' | 'neutral' | undefined
  testId?: string | undefined
  children: ReactNode
}

/** A link that an app on the device takes over. It looks like a button. */
export function OpenLink({ href, target, onOpen, variant = 'accent', testId, children }: OpenLinkProps) {
  useStyles(buttonStyles)
  // A link that loses its address loses the focus with it, so the last address stays until the next address is there.
  const [last, setLast] = useState(href)
  if (href && href !== last) setLast(href)
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (href) onOpen()
  }
  const link = last
    ? { href: last, target, rel: 'noreferrer noopener', onClick: open }
    : { role: 'link', tabIndex: 0 }
  return (
    <a {...link} className={`button ${variant} wide`} aria-disabled={!href || undefined} data-testid={testId}>
      {children}
    </a>
  )
}
