'use client'
import { Row } from '../../components/Row.js'
import { useAccountUpgrade } from '../../hooks/useAccountUpgrade.js'
import { useFeatures } from '../../hooks/useFeatures.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useSmartAccount } from '../../hooks/useSmartAccount.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { ClockIcon } from '../../icons/ClockIcon.js'
import { embeddedTestIds } from '../../testIds/embeddedTestIds.js'
import { smartAccountMessages } from './smartAccountMessages.js'

/** Leads to the sessions of the account, where they are on and the account is one that gives permissions. */
export function SessionsRow() {
  const t = useTranslate(smartAccountMessages)
  const { push } = useRouter()
  const { smartSessions } = useFeatures()
  const { accountType } = useSmartAccount()
  const { data } = useAccountUpgrade()
  if (!smartSessions || (accountType !== 'smartAccount' && !data?.isUpgraded)) return null
  return (
    <li>
      <Row
        label={t('smart.sessions')}
        detail={t('smart.sessionsText')}
        icon={
          <span className="row-tile">
            <ClockIcon />
          </span>
        }
        chevron
        testId={embeddedTestIds.settingsSessions}
        onClick={() => push('SmartSessionList')}
      />
    </li>
  )
}
