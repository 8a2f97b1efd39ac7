'use client'
import { useCell } from '../hooks/useCell.js'
import { useInternals } from '../hooks/useInternals.js'

/** What assistive technology is told. */
export function LiveRegion() {
  const text = useCell(useInternals().announcement)
  return (
    <div className="sr" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
