'use client'
import { rejectRequest, requestActivityAtom } from '@latchkit/core/requests'
import { canOpenApprovalPage, openApprovalPage } from '@latchkit/core/secureframe'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { requestTestIds } from '../../page/testIds/requestTestIds.js'
import { LogoRing } from '../../shared/components/LogoRing.js'
import { useConnectorIcon } from '../../shared/hooks/useConnectorIcon.js'
import { useConnectorName } from '../../shared/hooks/useConnectorName.js'
import { SuccessIcon } from '../../shared/icons/SuccessIcon.js'
import approveTransactionStyles from './ApproveTransactionView.css?inline'
import { approveTransactionMessages } from './approveTransactionMessages.js'
import { describeRequest } from './describeRequest.js'
import { RequestCard } from './RequestCard.js'

/** The request to an embedded wallet. The user approves it in the wallet and can reject it here. */
export function ApproveTransactionView() {
  useStyles(approveTransactionStyles)
  const t = useTranslate(approveTransactionMessages)
  const { client } = useLatchkit()
  const announce = useAnnounce()
  const { pending, approvalWindow } = useAtomValue(requestActivityAtom)
  const waiting = pending.filter(({ policy }) => policy === 'notSafe')
  // Keeps its content while the view animates out.
  const last = useRef(waiting[0])
  if (waiting[0]) [last.current] = waiting
  const request = last.current
  const icon = useConnectorIcon(request?.connector)
  const name = useConnectorName()(request?.connector)
  const [isPageRefused, setPageRefused] = useState(false)
  function openPage() {
    openApprovalPage(client).catch(error => {
      client.logger.warn('The approval could not continue in this tab', { error })
      setPageRefused(true)
    })
  }
  const description = request && describeRequest(request)
  const heading = description
    ? t(description.title, description.count === undefined ? {} : { count: description.count })
    : ''
  const canOpenPage = approvalWindow?.status === 'unavailable' && canOpenApprovalPage(client)
  // A blocked window may be allowed meanwhile; a web view does not have windows.
  const canOpenWindow = approvalWindow?.status !== 'unavailable' || approvalWindow.timesBlocked > 0
  const isStuck = isPageRefused || !(canOpenPage || canOpenWindow)
  const status = approvalWindow?.status === 'unavailable' && !canOpenPage ? 'blocked' : approvalWindow?.status
  const hint = status
    ? t(isStuck ? 'approve.notInThisTab' : `approve.window.${status}`)
    : request && t('approve.hint', { name })
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
            <WalletIcon name={name} src={icon} size={72} />
          </LogoRing>
        }
        heading={heading || t('approve.title')}
        text={hint}
      />
      {request && description ? <RequestCard request={request} description={description} /> : null}
      <div className="approve-actions">
        {canOpenPage ? (
          <Button wide variant="accent" testId={requestTestIds.openPage} onClick={openPage}>
            {t('approve.inThisTab')}
          </Button>
        ) : null}
        {approvalWindow && canOpenWindow ? (
          <Button
            wide
            variant={
              ['open', 'detached', 'unavailable'].includes(approvalWindow.status) ? 'neutral' : 'accent'
            }
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

/** Actions of the window button. */
const windowActions = {
  needed: 'approve.openWindow',
  blocked: 'approve.openAgain',
  unavailable: 'approve.openAgain',
  open: 'approve.showWindow',
  closed: 'approve.openAgain',
  detached: 'approve.openAgain',
} as const
