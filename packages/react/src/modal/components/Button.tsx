'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../useStyles.js'
import buttonStyles from './Button.css?inline'

export type ButtonProps = {
  onClick: () => void
  /** Default: `neutral`. */
  variant?: 'accent' | 'neutral' | 'plain' | 'negative' | undefined
  disabled?: boolean | undefined
  /** Cannot be pressed for a moment, yet keeps the focus. Default: false. */
  busy?: boolean | undefined
  /** As wide as its room. Default: false. */
  wide?: boolean | undefined
  testId?: string | undefined
  icon?: ReactNode | undefined
  children: ReactNode
}

export function Button({
  onClick,
  variant = 'neutral',
  disabled,
  busy,
  wide,
  testId,
  icon,
  children,
}: ButtonProps) {
  useStyles(buttonStyles)
  return (
    <button
      type="button"
      className={`button ${variant}${wide ? ' wide' : ''}`}
      disabled={disabled}
      aria-disabled={busy || undefined}
      data-testid={testId}
      onClick={busy ? undefined : onClick}
    >
      {icon}
      {children}
    </button>
  )
}
