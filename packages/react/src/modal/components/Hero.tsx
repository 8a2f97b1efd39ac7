'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../useStyles.js'
import heroStyles from './Hero.css?inline'

export type HeroProps = {
  /** A logo, or an icon of the kit, which is rendered in a tile. */
  logo?: ReactNode | undefined
  icon?: ReactNode | undefined
  heading?: string | undefined
  text?: string | undefined
  /** Actions. */
  children?: ReactNode | undefined
}

/** Centered content of a view: its subject, the next step, and actions. */
export function Hero({ logo, icon, heading, text, children }: HeroProps) {
  useStyles(heroStyles)
  return (
    <div className="hero">
      {logo}
      {icon ? <span className="hero-icon">{icon}</span> : null}
      {heading ? <h2 className="hero-heading">{heading}</h2> : null}
      {text ? <p className="hero-text">{text}</p> : null}
      {children ? <div className="hero-actions">{children}</div> : null}
    </div>
  )
}
