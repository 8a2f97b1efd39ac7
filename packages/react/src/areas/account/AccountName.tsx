'use client'
import { Row } from '../../modal/components/Row.js'
import { usePreloadView } from '../../modal/hooks/usePreloadView.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { useNameOffer } from '../../shared/hooks/useNameOffer.js'
import { accountMessages } from './accountMessages.js'
import { PlusIcon } from './PlusIcon.js'
import { useWasShown } from './useWasShown.js'

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
