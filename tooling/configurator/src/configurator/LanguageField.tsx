import { useId } from 'react'
import { locales, type Setup } from '../setup/setup.js'

export type LanguageFieldProps = { value: Setup['locale']; onChange: (locale: Setup['locale']) => void }

/** Languages by their own names: a person who cannot read the page finds theirs. */
const names = locales.map(locale => ({
  locale,
  name:
    locale === 'auto'
      ? 'Device'
      : (new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale),
}))

/** Language of the modal and the buttons. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Language</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(locales.find(locale => locale === target.value) ?? 'auto')}
      >
        {names.map(({ locale, name }) => (
          <option key={locale} value={locale} lang={locale === 'auto' ? undefined : locale} dir="auto">
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
