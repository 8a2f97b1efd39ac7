'use client'
import { rejectRequest, requestsAtom } from '@latchkit/core/requests'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button.js'
import { Hero } from '../../components/Hero.js'
import { LogoRing } from '../../components/LogoRing.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useConnectorIcon } from '../../hooks/useConnectorIcon.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { SuccessIcon } from '../../icons/SuccessIcon.js'
import { View } from '../../modal/View.js'
import { useStyles } from '../../styles/useStyles.js'
import { requestTestIds } from '../../testIds/requestTestIds.js'
import approveTransactionStyles from './ApproveTransactionView.css?inline'
import { approveTransactionMessages } from './approveTransactionMessages.js'
import { describeRequest } from './describeRequest.js'
import { RequestCard } from './RequestCard.js'

/** What an embedded wallet is asked for. The wallet takes the approval; here it can be rejected. */
export function ApproveTransactionView() {
  useStyles(approveTransactionStyles)
  const t = useTranslate(approveTransactionMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const waiting = useAtomValue(requestsAtom).filter(({ policy }) => policy === 'notSafe')
  // Stays what it was while the view leaves.
  const last = useRef(waiting[0])
  if (waiting[0]) [last.current] = waiting
  const request = last.current
  const icon = useConnectorIcon(request?.connector)
  const description = request && describeRequest(request)
  const heading = description
    ? t(description.title, description.count === undefined ? {} : { count: description.count })
    : ''
  useEffect(() => {
    if (heading) announce(heading)
  }, [announce, heading])
  if (!request || !description)
    return (
      <View title={t('approve.title')}>
        <Hero icon={<SuccessIcon />} heading={t('approve.nothing')} text={t('approve.nothingHint')} />
      </View>
    )
  const { connector, id } = request
  const more = Math.max(0, waiting.length - 1)
  return (
    <View title={t('approve.title')}>
      <Hero
        logo={
          <LogoRing state={waiting.length > 0 ? 'pending' : 'idle'}>
            <WalletIcon name={connector.name} src={icon} size={72} />
          </LogoRing>
        }
        heading={heading}
        text={t('approve.hint', { name: connector.name })}
      />
      <RequestCard request={request} description={description} />
      <div className="approve-actions">
        <Button
          wide
          disabled={waiting.length === 0}
          testId={requestTestIds.rejectRequest}
          onClick={() => rejectRequest(client, { id })}
        >
          {t('approve.reject')}
        </Button>
        {more > 0 ? <p className="approve-more">{t('approve.more', { count: more })}</p> : null}
      </div>
    </View>
  )
}
