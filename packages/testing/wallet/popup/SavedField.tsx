import type { ComponentPropsWithoutRef } from 'react'
import type { PopupAction } from '../../src/common/types.js'
import { useDraft } from '../ui/useDraft.js'
import { ActionButton } from './ActionButton.js'

type SavedFieldProps = Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'placeholder' | 'maxLength'> & {
  id: string
  label: string
  stored: string
  /** Id of the button. */
  saveId: string
  saveLabel: string
  /** The action that saves a text. */
  action(text: string): PopupAction
}

/** A labelled text field with a "Save" button. */
export function SavedField({ id, label, stored, saveId, saveLabel, action, ...input }: SavedFieldProps) {
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
        <ActionButton id={saveId} aria-label={saveLabel} action={action(text)}>
          Save
        </ActionButton>
      </div>
    </div>
  )
}
