'use client'
import { useClientValue } from '../hooks/useClientValue.js'
import { announcementAtom } from './atoms.js'

/** What assistive technology is told. */
export function LiveRegion() {
  const text = useClientValue(announcementAtom)
  return (
    <div className="sr" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
