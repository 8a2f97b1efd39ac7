'use client'
import { useConsent } from '../modal/hooks/useConsent.js'
import { modalMessages } from '../modal/modalMessages.js'
import { useAtomValue } from '../page/hooks/useAtomValue.js'
import { useOptions } from '../page/hooks/useOptions.js'
import { useTranslate } from '../page/hooks/useTranslate.js'
import { localeAtom } from '../page/i18n/atoms.js'
import { modalTestIds } from '../page/testIds/modalTestIds.js'
import { Checkbox } from './components/Checkbox.js'
import { Link } from './components/Link.js'
import { consentMessages } from './consentMessages.js'

/** The box of `LegalConsent`. A separate module, because few apps require consent. */
export function ConsentBox() {
  const t = useTranslate(consentMessages)
  const common = useTranslate(modalMessages)
  const { termsConditionsUrl, privacyPolicyUrl } = useOptions()
  const { agreed, setAgreed } = useConsent()
  const { locale } = useAtomValue(localeAtom)
  const hint = common('modal.opensNewTab')
  // The links are elements, so the sentence is cut where they go.
  const [before, after] = t('connect.agree').split('{links}')
  return (
    <Checkbox checked={agreed} onChange={setAgreed} testId={modalTestIds.legalCheckbox}>
      {before}
      {termsConditionsUrl ? (
        <Link href={termsConditionsUrl} newTabHint={hint}>
          {t('connect.terms')}
        </Link>
      ) : null}
      {termsConditionsUrl && privacyPolicyUrl ? getConjunction(locale) : null}
      {privacyPolicyUrl ? (
        <Link href={privacyPolicyUrl} newTabHint={hint}>
          {t('connect.privacy')}
        </Link>
      ) : null}
      {after}
    </Checkbox>
  )
}

/** The word between two items of a list, with the spaces of the language: " and ". */
function getConjunction(locale: string): string | undefined {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(['1', '2'])
  return parts.find(({ type }) => type === 'literal')?.value
}
