'use client'
import { type ReactNode, useCallback, useId } from 'react'
import { onrampTestIds } from '../../testIds/onrampTestIds.js'

export type AmountFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Pressed enter. */
  onSubmit: () => void
  /** Why the value cannot be used. */
  problem: string | undefined
  /** A word on the value. */
  hint: string | undefined
  /** Stands beside the field. */
  end: ReactNode
}

/** The field of what is paid, with what is wrong with it below. */
export function AmountField({ label, value, onChange, onSubmit, problem, hint, end }: AmountFieldProps) {
  const id = useId()
  const note = problem ?? hint
  const focusFirst = useCallback(
    (element: HTMLElement | null) => void element?.toggleAttribute('autofocus', true),
    [],
  )
  return (
    <div className="onramp-field">
      <label className="text label" htmlFor={id}>
        {label}
      </label>
      <div className={problem ? 'onramp-box wrong' : 'onramp-box'}>
        <input
          ref={focusFirst}
          id={id}
          className="onramp-input"
          dir="ltr"
          inputMode="decimal"
          value={value}
          placeholder="0"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          data-testid={onrampTestIds.onrampAmount}
          onChange={event => onChange(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onSubmit()
          }}
        />
        {end}
      </div>
      <p id={`${id}-note`} className={problem ? 'onramp-note wrong' : 'onramp-note'}>
        {note}
      </p>
    </div>
  )
}
