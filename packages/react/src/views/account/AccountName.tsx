'use client'
import { Row } from '../../components/Row.js'
import { useNameOffer } from '../../hooks/useNameOffer.js'
import { usePreloadView } from '../../hooks/usePreloadView.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { useWasShown } from '../../hooks/useWasShown.js'
import { PlusIcon } from '../../icons/PlusIcon.js'
import { accountTestIds } from '../../testIds/accountTestIds.js'
import { accountMessages } from './accountMessages.js'

/** The way to a name, for an account that has none. */
export function AccountName() {
  const t = useTranslate(accountMessages)
  const { push } = useRouter()
  const { isOffered } = useNameOffer(useWasShown())
  const preload = usePreloadView('RegisterAccountName')
  if (!isOffered) return null
  return (
    <Row
      label={t('account.chooseName')}
      icon={
        <span className="row-tile">
          <PlusIcon />
        </span>
      }
      chevron
      testId={accountTestIds.accountName}
      onIntent={preload}
      onClick={() => push('RegisterAccountName')}
    />
  )
}
