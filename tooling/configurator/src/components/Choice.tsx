import { type ReactNode, useId } from 'react'

export type ChoiceProps<value extends string> = {
  label: string
  value: value
  options: readonly { readonly value: value; readonly label: ReactNode }[]
  className?: string | undefined
  disabled?: boolean | undefined
  onChange: (value: value) => void
}

/** One of a few, all in sight: radio buttons in the shape of a segmented control. */
export function Choice<value extends string>(props: ChoiceProps<value>) {
  const { label, value, options, className = 'segments', disabled, onChange } = props
  const name = useId()
  return (
    <fieldset className="choice" disabled={disabled}>
      <legend>{label}</legend>
      <div className={className}>
        {options.map(option => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
