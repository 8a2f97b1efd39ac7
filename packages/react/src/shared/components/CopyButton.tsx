'use client'
import { useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { IconButton } from '../../modal/components/IconButton.js'
import { CheckIcon } from '../icons/CheckIcon.js'
import { CopyIcon } from '../icons/CopyIcon.js'

export type CopyButtonProps = {
  /** Undefined while there is nothing to copy yet. */
  value: string | undefined
  /** What it does, such as "Copy address". */
  label: string
  /** Shows the label beside the icon, and this in its place once it was copied. Default: the icon alone. */
  copiedLabel?: string | undefined
  /** Called after the value is on the clipboard: announce it. */
  onCopied: () => void
  /** Called when the browser refused. */
  onFailed?: (() => void) | undefined
  testId?: string | undefined
}

/** Copies a value and shows so for a moment. */
export function CopyButton({ value, label, copiedLabel, onCopied, onFailed, testId }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    try {
      // Absent where the page is not secure, as on a phone that opens a developer's machine by its address.
      await navigator.clipboard.writeText(value ?? '')
      setCopied(true)
      onCopied()
    } catch {
      onFailed?.()
    }
  }
  const icon = copied ? <CheckIcon /> : <CopyIcon />
  if (copiedLabel)
    return (
      <Button variant="plain" icon={icon} busy={value === undefined} testId={testId} onClick={copy}>
        {copied ? copiedLabel : label}
      </Button>
    )
  return (
    <IconButton label={label} onClick={copy} testId={testId}>
      {icon}
    </IconButton>
  )
}
