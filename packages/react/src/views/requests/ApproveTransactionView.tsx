'use client'
import { rejectRequest, requestActivityAtom } from '@latchkit/core/requests'
import { toVisibleLine } from '@latchkit/core/validate'
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
  const { pending, approvalWindow } = useAtomValue(requestActivityAtom)
  const waiting = pending.filter(({ policy }) => policy === 'notSafe')
  // Stays what it was while the view leaves.
  const last = useRef(waiting[0])
  if (waiting[0]) [last.current] = waiting
  const request = last.current
  const icon = useConnectorIcon(request?.connector)
  const description = request && describeRequest(request)
  const heading = description
    ? t(description.title, description.count === undefined ? {} : { count: description.count })
    : ''
  const hint = approvalWindow
    ? t(`approve.window.${approvalWindow.status}`)
    : request && t('approve.hint', { name: toVisibleLine(request.connector.name) })
  useEffect(() => {
    if (heading) announce(heading)
  }, [announce, heading])
  useEffect(() => {
    if (approvalWindow && hint) announce(hint)
  }, [announce, approvalWindow, hint])
  if (!approvalWindow && (!request || !description))
    return (
      <View title={t('approve.title')}>
        <Hero icon={<SuccessIcon />} heading={t('approve.nothing')} text={t('approve.nothingHint')} />
      </View>
    )
  const more = Math.max(0, waiting.length - 1)
  const isOver = waiting.length === 0 && !approvalWindow
  return (
    <View title={t('approve.title')}>
      <Hero
        logo={
          <LogoRing state={isOver ? 'idle' : 'pending'}>
            <WalletIcon name={request?.connector.name ?? ''} src={icon} size={72} />
          </LogoRing>
        }
        heading={heading || t('approve.title')}
        text={hint}
      />
      {request && description ? <RequestCard request={request} description={description} /> : null}
      <div className="approve-actions">
        {approvalWindow ? (
          <Button
            wide
            variant={['open', 'detached'].includes(approvalWindow.status) ? 'neutral' : 'accent'}
            testId={requestTestIds.openWindow}
            onClick={approvalWindow.open}
          >
            {t(windowActions[approvalWindow.status])}
          </Button>
        ) : null}
        <Button
          wide
          disabled={isOver}
          testId={requestTestIds.rejectRequest}
          onClick={() =>
            request && waiting.length > 0
              ? rejectRequest(client, { id: request.id })
              : approvalWindow?.reject()
          }
        >
          {t('approve.reject')}
        </Button>
        {more > 0 ? <p className="approve-more">{t('approve.more', { count: more })}</p> : null}
      </div>
    </View>
  )
}

/** What the button of the window does. */
const windowActions = {
  needed: 'approve.openWindow',
  blocked: 'approve.openAgain',
  open: 'approve.showWindow',
  closed: 'approve.openAgain',
  detached: 'approve.openAgain',
} as const
