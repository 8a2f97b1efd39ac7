'use client'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useCallback, useId } from 'react'

export type SendFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Pressed enter. */
  onSubmit: () => void
  /** Why the value cannot be used. */
  problem: string | undefined
  /** A word on the value. */
  hint?: string | undefined
  placeholder?: string | undefined
  /** Stands beside the field. */
  end?: ReactNode | undefined
  /** Grows with what is written; for an amount it is one line. */
  kind: 'amount' | 'receiver'
  focusFirst?: boolean | undefined
  testId: string
}

/** A labeled field with what is wrong with it below. */
export function SendField(props: SendFieldProps) {
  const { label, value, onChange, onSubmit, problem, hint, placeholder, end, kind, testId } = props
  const id = useId()
  const setControl = useCallback(
    (element: HTMLElement | null) => void element?.toggleAttribute('autofocus', props.focusFirst ?? false),
    [props.focusFirst],
  )
  const note = problem ?? hint
  const control = {
    ref: setControl,
    id,
    className: `send-input ${kind}`,
    dir: 'ltr',
    value,
    placeholder,
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'done',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
    'data-testid': testId,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value.replace(/\s*\n\s*/g, '')),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      onSubmit()
    },
  } as const
  return (
    <div className="send-field">
      <label className="text label" htmlFor={id}>
        {label}
      </label>
      <div className={problem ? 'send-box wrong' : 'send-box'}>
        {kind === 'amount' ? <input {...control} inputMode="decimal" /> : <textarea {...control} rows={1} />}
        {end}
      </div>
      <p id={`${id}-note`} className={problem ? 'send-note wrong' : 'send-note'}>
        {note}
      </p>
    </div>
  )
}
