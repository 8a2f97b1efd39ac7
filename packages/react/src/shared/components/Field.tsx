'use client'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useCallback, useId } from 'react'
import { useStyles } from '../../modal/useStyles.js'
import fieldStyles from './Field.css?inline'
import { Note } from './Note.js'

export type FieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Pressed enter. */
  onSubmit: () => void
  /** Validation error of the value. */
  problem: string | undefined
  /** A word on the value. */
  hint?: string | undefined
  placeholder?: string | undefined
  /** Content beside the field. */
  end?: ReactNode | undefined
  /** `amount` is a number, `name` a word; `address` grows with its text. */
  kind: 'amount' | 'name' | 'address'
  /** Whether the field gets the focus when its view opens. Default: false. */
  focusFirst?: boolean | undefined
  readOnly?: boolean | undefined
  testId: string
}

/** A labeled field with its validation error below. */
export function Field(props: FieldProps) {
  useStyles(fieldStyles)
  const { label, value, onChange, onSubmit, problem, hint, placeholder, end, kind, readOnly, testId } = props
  const { focusFirst = false } = props
  const id = useId()
  const setControl = useCallback(
    (element: HTMLElement | null) => void element?.toggleAttribute('autofocus', focusFirst),
    [focusFirst],
  )
  const note = problem ?? hint
  const control = {
    ref: setControl,
    id,
    className: `field-input ${kind}`,
    // Of every kind the texts are in Latin letters or digits.
    dir: 'ltr',
    value,
    placeholder,
    readOnly,
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
    <div className="field">
      <label className="text label" htmlFor={id}>
        {label}
      </label>
      <div className={problem ? 'field-box wrong' : 'field-box'}>
        {kind === 'address' ? (
          <textarea {...control} rows={1} />
        ) : (
          <input {...control} inputMode={kind === 'amount' ? 'decimal' : undefined} />
        )}
        {end}
      </div>
      <Note id={`${id}-note`} tone={problem ? 'wrong' : 'plain'}>
        {note}
      </Note>
    </div>
  )
}
