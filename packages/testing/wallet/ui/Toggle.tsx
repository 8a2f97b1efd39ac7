import { useDraft } from './useDraft.js'

type ToggleProps = {
  id: string
  label: string
  checked: boolean
  onChange(checked: boolean): void
}

/** A labelled checkbox of a stored setting. */
export function Toggle({ id, label, checked, onChange }: ToggleProps) {
  const [draft, setDraft] = useDraft(checked)
  return (
    <label className="row choice">
      <input
        id={id}
        data-testid={id}
        type="checkbox"
        checked={draft}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.checked)
          onChange(currentTarget.checked)
        }}
      />
      <span className="grow">{label}</span>
    </label>
  )
}
