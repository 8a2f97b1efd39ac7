'use client'
import { useEffect, useState } from 'react'
import { CheckIcon } from '../icons/CheckIcon.js'
import { CopyIcon } from '../icons/CopyIcon.js'
import { IconButton } from './IconButton.js'

export type CopyButtonProps = {
  value: string
  /** What it does, such as "Copy address". */
  label: string
  /** Called after the value is on the clipboard: announce it. */
  onCopied: () => void
  /** Called when the browser refused. */
  onFailed?: (() => void) | undefined
  testId?: string | undefined
}

/** Copies a value and shows so for a moment. */
export function CopyButton({ value, label, onCopied, onFailed, testId }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    try {
      // Absent where the page is not secure, as on a phone that opens a developer's machine by its address.
      await navigator.clipboard.writeText(value)
      setCopied(true)
      onCopied()
    } catch {
      onFailed?.()
    }
  }
  return (
    <IconButton label={label} onClick={copy} testId={testId}>
      {copied ? <CheckIcon /> : <CopyIcon />}
    </IconButton>
  )
}
