import { useId } from 'react'

export type RadiusFieldProps = { value: number; onChange: (radius: number) => void }

/** Corner radius of the card. */
export function RadiusField({ value, onChange }: RadiusFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        Corner radius <output htmlFor={id}>{value} px</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={32}
        step={4}
        value={value}
        aria-valuetext={`${value} pixels`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
