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

/** A piece of text in the type scale. `figure` is for amounts, whose digits all have one width. */
export function Text({ size = 'body', testId, children }: TextProps) {
  useStyles(textStyles)
  return (
    <p className={`text ${size}`} data-testid={testId}>
      {children}
    </p>
  )
}
