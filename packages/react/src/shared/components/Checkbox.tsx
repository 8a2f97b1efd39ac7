'use client'
import type { ReactNode } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import { CheckIcon } from '../icons/CheckIcon.js'
import checkboxStyles from './Checkbox.css?inline'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  testId?: string | undefined
  /** The text beside it; links in it can be followed without ticking it. */
  children: ReactNode
}

export function Checkbox({ checked, onChange, testId, children }: CheckboxProps) {
  useStyles(checkboxStyles)
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={checked}
        data-testid={testId}
        onChange={event => onChange(event.target.checked)}
      />
      <span className="checkbox-box">
        <CheckIcon />
      </span>
      <span>{children}</span>
    </label>
  )
}
