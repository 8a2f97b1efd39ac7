'use client'
import { useCallback } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import { SearchIcon } from '../icons/SearchIcon.js'
import searchFieldStyles from './SearchField.css?inline'

export type SearchFieldProps = {
  label: string
  /** Default: the label. */
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  testId?: string | undefined
  /** Takes the focus when its view opens. Leave it off on phones, where the keyboard would cover the list. */
  focusFirst?: boolean | undefined
}

export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  testId,
  focusFirst = false,
}: SearchFieldProps) {
  useStyles(searchFieldStyles)
  const ref = useCallback(
    (element: HTMLInputElement | null) => {
      element?.toggleAttribute('autofocus', focusFirst)
    },
    [focusFirst],
  )
  return (
    <div className="search-field">
      <SearchIcon />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        data-testid={testId}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
