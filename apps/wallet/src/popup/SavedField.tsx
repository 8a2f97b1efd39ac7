import type { ComponentPropsWithoutRef } from 'react'
import { useDraft } from '../ui/useDraft.js'

type SavedFieldProps = Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'placeholder' | 'maxLength'> & {
  id: string
  label: string
  stored: string
  /** Id of the button. */
  saveId: string
  saveLabel: string
  onSave(text: string): void
}

/** A labelled text field with a "Save" button. */
export function SavedField({ id, label, stored, saveId, saveLabel, onSave, ...input }: SavedFieldProps) {
  const [text, setText] = useDraft(stored)
  return (
    <div>
      <label className="field" htmlFor={id}>
        <span>{label}</span>
      </label>
      <div className="row">
        <div className="grow">
          <input
            id={id}
            data-testid={id}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            {...input}
          />
        </div>
        <button
          type="button"
          id={saveId}
          data-testid={saveId}
          aria-label={saveLabel}
          onClick={() => onSave(text)}
        >
          Save
        </button>
      </div>
    </div>
  )
}
