'use client'
import { networkStatesAtom } from '@latchkit/core/networks'
import { readAccountUpgrade } from '@latchkit/core/smartaccounts'
import { useEffect, useState } from 'react'
import { Row } from '../../modal/components/Row.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useFeatures } from '../../page/hooks/useFeatures.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSmartAccount } from '../../page/hooks/useSmartAccount.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
import { ClockIcon } from '../../shared/icons/ClockIcon.js'
import { smartAccountMessages } from './smartAccountMessages.js'

/** Link to the sessions of the account, if sessions are on and the account can grant permissions. */
export function SessionsRow() {
  const t = useTranslate(smartAccountMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const { smartSessions } = useFeatures()
  const { accountType } = useSmartAccount()
  const id = useAtomValue(networkStatesAtom).eip155?.caipNetworkId
  const [isUpgraded, setUpgraded] = useState(false)
  const isAsked = smartSessions && accountType !== 'smartAccount'
  // Not by `useAccountUpgrade`: its queries are a separate file that the settings need for nothing else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another answer on another network.
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    readAccountUpgrade(client, controller).then(
      upgrade => setUpgraded(upgrade.isUpgraded),
      () => {},
    )
    return () => controller.abort()
  }, [client, id, isAsked])
  if (!smartSessions || (accountType !== 'smartAccount' && !isUpgraded)) return null
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
