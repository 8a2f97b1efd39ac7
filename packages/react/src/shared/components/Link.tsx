'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import linkStyles from './Link.css?inline'

export type LinkProps = {
  href: string
  /** Said to those who do not see the tab open. */
  newTabHint: string
  testId?: string | undefined
  /** Looks like a button. Default: false. */
  button?: boolean | undefined
  children: ReactNode
}

/** A link to another page, always in a new tab: the modal belongs to the page that is open. */
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
