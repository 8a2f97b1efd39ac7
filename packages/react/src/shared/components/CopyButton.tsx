'use client'
import { useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { IconButton } from '../../modal/components/IconButton.js'
import { CheckIcon } from '../icons/CheckIcon.js'
import { CopyIcon } from '../icons/CopyIcon.js'

export type CopyButtonProps = {
  /** Undefined until there is a value to copy. */
  value: string | undefined
  /** Label such as "Copy address". */
  label: string
  /** Shows the label beside the icon, and this text instead after copying. Default: the icon alone. */
  copiedLabel?: string | undefined
  /** Called after the value is on the clipboard: announce it. */
  onCopied: () => void
  /** Called when the browser denies access to the clipboard. */
  onFailed?: (() => void) | undefined
  testId?: string | undefined
}

/** Copies a value and confirms it briefly. */
export function CopyButton({ value, label, copiedLabel, onCopied, onFailed, testId }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    try {
      // Undefined on insecure pages, such as a phone that opens a development server by its IP address.
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
