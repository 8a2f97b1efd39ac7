'use client'
import type { ReactNode } from 'react'
import rowStyles from '../../modal/components/Row.css?inline'
import { useStyles } from '../../modal/useStyles.js'
import { ExternalLinkIcon } from '../icons/ExternalLinkIcon.js'

export type LinkRowProps = {
  label: string
  href: string
  /** Hint for screen readers that the link opens a new tab. */
  newTabHint: string
  /** A logo of 40 px. */
  icon?: ReactNode | undefined
  testId?: string | undefined
}

/** A row that links to another page, in a new tab. */
export function LinkRow({ label, href, newTabHint, icon, testId }: LinkRowProps) {
  useStyles(rowStyles)
  return (
    <a
      className="row"
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      data-testid={testId}
      data-label={label}
    >
      <span className="row-inner">
        {icon}
        <span className="row-text">
          <span className="row-label">{label}</span>
        </span>
        <span className="row-chevron">
          <ExternalLinkIcon />
        </span>
        <span className="sr"> ({newTabHint})</span>
      </span>
    </a>
  )
}
