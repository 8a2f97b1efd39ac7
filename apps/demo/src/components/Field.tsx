import { type ComponentProps, useId } from 'react'

export type FieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id'> & {
  label: string
  error?: string | undefined
  hint?: string | undefined
  testId?: string | undefined
  onChange: (value: string) => void
}

/** A labelled text box with what is wrong with it. */
export function Field({ label, error, hint, testId, onChange, ...input }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        id={id}
        data-testid={testId}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {note ? (
        <p id={noteId} className={error ? 'note negative' : 'note'}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
