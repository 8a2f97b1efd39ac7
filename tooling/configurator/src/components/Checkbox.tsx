export type CheckboxProps = {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A box to tick with what it does. */
export function Checkbox({ label, hint, checked, onChange }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input
        className="tick"
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  )
}
