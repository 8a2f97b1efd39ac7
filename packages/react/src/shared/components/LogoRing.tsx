'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import logoRingStyles from './LogoRing.css?inline'

export type LogoRingProps = {
  /** `pending` runs along the logo's shape, `failed` shakes once and stays red. */
  state: 'idle' | 'pending' | 'failed' | 'success'
  /** A logo of 72 px. */
  children: ReactNode
}

/** A ring that follows the shape of a wallet's logo. */
export function LogoRing({ state, children }: LogoRingProps) {
  useStyles(logoRingStyles)
  return (
    <span className={`logo-ring ${state}`}>
      {children}
      <svg viewBox="0 0 92 92" width="92" height="92" fill="none" aria-hidden="true">
        <rect x="2" y="2" width="88" height="88" rx="26" pathLength="100" />
      </svg>
    </span>
  )
}
