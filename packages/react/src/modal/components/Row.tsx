'use client'
import type { ReactNode } from 'react'
import { ChevronIcon } from '../icons/ChevronIcon.js'
import { useStyles } from '../useStyles.js'
import rowStyles from './Row.css?inline'

export type RowProps = {
  label: string
  onClick: () => void
  /** Called when a press of the row is imminent. */
  onIntent?: (() => void) | undefined
  /** A logo of 40 px. */
  icon?: ReactNode | undefined
  /** A second line. */
  detail?: string | undefined
  /** A short text at the end. */
  badge?: string | undefined
  /** Shows that the row opens another view. Default: false. */
  chevron?: boolean | undefined
  /** Content at the end instead of a badge. */
  end?: ReactNode | undefined
  /** Whether the row is the active choice. */
  selected?: boolean | undefined
  disabled?: boolean | undefined
  testId?: string | undefined
}

/** A selectable item of a list. */
export function Row(props: RowProps) {
  useStyles(rowStyles)
  const { label, onClick, onIntent, icon, detail, badge, chevron, end, selected, disabled, testId } = props
  return (
    <button
      type="button"
      className="row"
      disabled={disabled}
      aria-current={selected || undefined}
      data-testid={testId}
      data-label={label}
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className="row-inner">
        {icon}
        <span className="row-text">
          <span className="row-label">{label}</span>
          {detail ? <span className="row-detail">{detail}</span> : null}
        </span>
        {badge ? <span className="row-badge">{badge}</span> : null}
        {end}
        {chevron ? (
          <span className="row-chevron">
            <ChevronIcon />
          </span>
        ) : null}
      </span>
    </button>
  )
}
