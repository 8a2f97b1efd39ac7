'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import linkStyles from './Link.css?inline'

export type LinkProps = {
  href: string
  /** Hint for screen readers that the link opens a new tab. */
  newTabHint: string
  testId?: string | undefined
  /** Looks like a button. Default: false. */
  button?: boolean | undefined
  children: ReactNode
}

/** A link to another page, always in a new tab, because the modal belongs to the current page. */
export function Link({ href, newTabHint, testId, button, children }: LinkProps) {
  useStyles(linkStyles)
  return (
    <a
      className={button ? 'link-button' : 'link'}
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      data-testid={testId}
    >
      {children}
      <span className="sr"> ({newTabHint})</span>
    </a>
  )
}
