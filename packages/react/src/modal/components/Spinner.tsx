'use client'
import { useStyles } from '../useStyles.js'
import spinnerStyles from './Spinner.css?inline'

/** A small ring beside a text that describes the progress. */
export function Spinner() {
  useStyles(spinnerStyles)
  return (
    <svg className="spinner" viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8" stroke="var(--lk-line)" strokeWidth="2" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
