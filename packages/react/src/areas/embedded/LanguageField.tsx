'use client'
import { useId } from 'react'
import { listLanguages } from '../../locales/loadTexts.js'
import { useStyles } from '../../modal/useStyles.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useLocale } from '../../page/hooks/useLocale.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { getSetup } from '../../page/latchkit/setup.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import fieldStyles from '../../shared/components/Field.css?inline'
import { ChevronDownIcon } from '../../shared/icons/ChevronDownIcon.js'
import languageStyles from './LanguageField.css?inline'
import { settingsMessages } from './settingsMessages.js'

/** Language of the texts. Each has its name in itself: a person who cannot read the page finds theirs. */
export function LanguageField() {
  useStyles(fieldStyles)
  useStyles(languageStyles)
  const t = useTranslate(settingsMessages)
  const { options } = getSetup(useLatchkit())
  const { locale, setLocale } = useLocale()
  const id = useId()
  return (
    <div className="field language-field">
      <label className="text label" htmlFor={id}>
        {t('settings.language')}
      </label>
      <div className="field-box">
        <select
          id={id}
          className="field-input"
          value={locale}
          data-testid={embeddedTestIds.settingsLanguage}
          onChange={({ target }) => void setLocale(target.value)}
        >
          {listLanguages(options).map(language => (
            <option key={language} value={language} lang={language} dir="auto">
              {nameOf(language)}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </div>
    </div>
  )
}

function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
