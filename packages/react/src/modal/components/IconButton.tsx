'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../useStyles.js'
import iconButtonStyles from './IconButton.css?inline'

export type IconButtonProps = {
  /** Accessible name; the button shows an icon only. */
  label: string
  onClick: () => void
  disabled?: boolean | undefined
  testId?: string | undefined
  children: ReactNode
}

export function IconButton({ label, onClick, disabled, testId, children }: IconButtonProps) {
  useStyles(iconButtonStyles)
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      disabled={disabled}
      data-testid={testId}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
