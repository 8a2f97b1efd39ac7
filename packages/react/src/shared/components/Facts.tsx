'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import factsStyles from './Facts.css?inline'

export type FactsProps = {
  facts: readonly { readonly icon: ReactNode; readonly heading: string; readonly text: string }[]
}

/** Facts about a subject, each with an icon and a short text. */
export function Facts({ facts }: FactsProps) {
  useStyles(factsStyles)
  return (
    <ul className="facts">
      {facts.map(({ icon, heading, text }) => (
        <li key={heading}>
          <span className="facts-icon">{icon}</span>
          <div>
            <h2 className="facts-heading">{heading}</h2>
            <p className="facts-text">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
