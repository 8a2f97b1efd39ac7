import { accentPresets } from '@latchkit/react'
import { useId } from 'react'

export type AccentFieldProps = { value: string; onChange: (accent: string) => void }

// The kit's own accent is its blue, so that preset is no second choice.
const presets = Object.entries(accentPresets).map(([name, color]) =>
  name === 'blue' ? { key: '', label: 'blue, the default', color } : { key: name, label: name, color },
)

/** A preset, or any colour. */
export function AccentField({ value, onChange }: AccentFieldProps) {
  const name = useId()
  const isCustom = value.startsWith('#')
  return (
    <fieldset className="choice">
      <legend>Accent</legend>
      <div className="swatches">
        {presets.map(({ key, label, color }) => (
          <label key={key} className="swatch">
            <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
            <span style={{ backgroundColor: color }} />
            <span className="visually-hidden">{label}</span>
          </label>
        ))}
        <label className="swatch custom">
          <input
            type="color"
            className="color-input"
            value={isCustom ? value : '#0f766e'}
            aria-label="Custom colour"
            onChange={({ target }) => onChange(target.value)}
          />
          <span aria-hidden="true" data-chosen={isCustom || undefined}>
            {isCustom ? value : 'Custom'}
          </span>
        </label>
      </div>
    </fieldset>
  )
}
