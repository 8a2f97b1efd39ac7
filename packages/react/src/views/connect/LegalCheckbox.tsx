'use client'
import { Checkbox } from '../../components/Checkbox.js'
import { Link } from '../../components/Link.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { connectMessages } from '../../i18n/en/connect.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { testIds } from '../../testIds.js'

export type LegalCheckboxProps = {
  termsUrl: string | undefined
  privacyUrl: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Consent to the app's terms before anything can be connected. */
export function LegalCheckbox({ termsUrl, privacyUrl, checked, onChange }: LegalCheckboxProps) {
  const t = useTranslate(connectMessages)
  const common = useTranslate(modalMessages)
  const hint = common('modal.opensNewTab')
  // The links are elements, so the sentence is cut where they go.
  const [before, after] = t('connect.agree').split('{links}')
  return (
    <Checkbox checked={checked} onChange={onChange} testId={testIds.legalCheckbox}>
      {before}
      {termsUrl ? (
        <Link href={termsUrl} newTabHint={hint}>
          {t('connect.terms')}
        </Link>
      ) : null}
      {termsUrl && privacyUrl ? ` ${t('connect.and')} ` : null}
      {privacyUrl ? (
        <Link href={privacyUrl} newTabHint={hint}>
          {t('connect.privacy')}
        </Link>
      ) : null}
      {after}
    </Checkbox>
  )
}
