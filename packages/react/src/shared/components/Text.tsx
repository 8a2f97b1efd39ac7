'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import textStyles from './Text.css?inline'

export type TextProps = {
  /** Default: `body`. */
  size?: 'body' | 'secondary' | 'label' | 'figure' | undefined
  testId?: string | undefined
  children: ReactNode
}

/** Text in the type scale. `figure` is for amounts, with digits of equal width. */
export function Text({ size = 'body', testId, children }: TextProps) {
  useStyles(textStyles)
  return (
    <p className={`text ${size}`} data-testid={testId}>
      {children}
    </p>
  )
}
