'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import factListStyles from './FactList.css?inline'

export type FactListProps = {
  /** A fact without a value is left out. */
  facts: readonly {
    readonly name: string
    readonly value: ReactNode
    readonly isWrong?: boolean | undefined
  }[]
  /** Values are being read. */
  busy?: boolean | undefined
}

/** Names and values, such as the costs of a swap. */
export function FactList({ facts, busy }: FactListProps) {
  useStyles(factListStyles)
  return (
    <dl className="fact-list" aria-busy={busy}>
      {facts.map(({ name, value, isWrong }) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={isWrong ? 'wrong' : undefined}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
