'use client'
import { Row } from '../../modal/components/Row.js'
import { usePreloadView } from '../../modal/hooks/usePreloadView.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useIdentity } from '../../page/hooks/useIdentity.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { useCanRegisterName } from '../../shared/hooks/useCanRegisterName.js'
import { accountMessages } from './accountMessages.js'
import { PlusIcon } from './PlusIcon.js'
import { useWasShown } from './useWasShown.js'

/** The way to a name, for an account that has none. Not shown while the name is being read. */
export function AccountName() {
  const t = useTranslate(accountMessages)
  const { push } = useRouter()
  const canRegister = useCanRegisterName()
  const wasShown = useWasShown()
  const { name, isFetching } = useIdentity({ enabled: wasShown && canRegister })
  const preload = usePreloadView('RegisterAccountName')
  if (!canRegister || name || isFetching) return null
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
