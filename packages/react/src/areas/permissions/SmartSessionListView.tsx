'use client'
import type { SmartSession } from '@latchkit/core/permissions'
import { useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useFeatures } from '../../page/hooks/useFeatures.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useSmartSessions } from '../../page/hooks/useSmartSessions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { getStore } from '../../page/provider/getStore.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { permissionTestIds } from '../../page/testIds/permissionTestIds.js'
import { KeyIcon } from '../../shared/icons/KeyIcon.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { revokingAtom } from './atoms.js'
import permissionsStyles from './Permissions.css?inline'
import { permissionsMessages } from './permissionsMessages.js'
import { revokeSession } from './revokeSession.js'
import { SessionFacts } from './SessionFacts.js'

/** Permissions that the account has granted, each with a revoke button. */
export function SmartSessionListView() {
  useStyles(permissionsStyles)
  const t = useTranslate(permissionsMessages)
  const { smartSessions: isOn } = useFeatures()
  const { data, error, refetch } = useSmartSessions()
  return (
    <View title={t('sessions.title')}>
      {data ? <Sessions sessions={data} /> : <NoSessions isOn={isOn} error={error} retry={refetch} />}
    </View>
  )
}

function Sessions({ sessions }: { readonly sessions: readonly SmartSession[] }) {
  const t = useTranslate(permissionsMessages)
  if (sessions.length === 0)
    return (
      <div data-testid={permissionTestIds.sessionsEmpty}>
        <Hero icon={<KeyIcon />} heading={t('sessions.empty')} text={t('sessions.emptyText')} />
      </div>
    )
  return (
    <ul className="sessions" aria-label={t('sessions.title')}>
      {sessions.map(session => (
        <Session key={session.pci} session={session} />
      ))}
    </ul>
  )
}

/** Placeholder of sessions that are loading, or failed to load. */
function NoSessions(props: {
  readonly isOn: boolean
  readonly error: Error | null
  readonly retry: () => void
}) {
  const { isOn, error, retry } = props
  const t = useTranslate(permissionsMessages)
  const common = useTranslate(modalMessages)
  if (!isOn) return <Hero icon={<KeyIcon />} heading={t('sessions.off')} />
  if (error)
    return (
      <Hero icon={<KeyIcon />} heading={t('sessions.failed')}>
        <Button variant="accent" wide testId={modalTestIds.retry} onClick={retry}>
          {common('modal.tryAgain')}
        </Button>
      </Hero>
    )
  return (
    <div className="sessions" role="status">
      <span className="sr">{t('sessions.loading')}</span>
      <Skeleton height={112} />
      <Skeleton height={112} />
    </div>
  )
}

function Session({ session }: { readonly session: SmartSession }) {
  const { pci, status } = session
  const t = useTranslate(permissionsMessages)
  const isRevoking = useAtomValue(revokingAtom).includes(pci)
  const revoke = useRevoke(session)
  const [isAsking, setAsking] = useState(false)
  return (
    <li className="session" data-testid={permissionTestIds.session(pci)} data-status={status}>
      <SessionFacts {...session} />
      {status === 'active' ? (
        <>
          {isAsking && !isRevoking ? <p className="session-detail">{t('sessions.confirm')}</p> : null}
          <div className="session-actions">
            {/* A single button, so that it keeps the focus. */}
            <Button
              variant="negative"
              busy={isRevoking}
              icon={isRevoking ? <Spinner /> : undefined}
              testId={isAsking ? permissionTestIds.sessionConfirm(pci) : permissionTestIds.sessionRevoke(pci)}
              onClick={() => {
                setAsking(!isAsking)
                if (isAsking) void revoke()
              }}
            >
              {t(isRevoking ? 'sessions.revoking' : isAsking ? 'sessions.confirmed' : 'sessions.revoke')}
            </Button>
            {isAsking && !isRevoking ? (
              <Button testId={permissionTestIds.sessionKeep(pci)} onClick={() => setAsking(false)}>
                {t('sessions.keep')}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </li>
  )
}

/** Revokes a session, and reports the result. */
function useRevoke(session: SmartSession): () => Promise<void> {
  const { pci } = session
  const t = useTranslate(permissionsMessages)
  const latchkit = useLatchkit()
  const toast = useToast()
  const announce = useAnnounce()
  return async () => {
    const store = getStore(latchkit)
    store.set(revokingAtom, list => [...list, pci])
    announce(t('sessions.revoking'))
    const message = await revokeSession(latchkit, session)
    toast.show({ variant: message === 'sessions.done' ? 'success' : 'error', message: t(message) })
    store.set(revokingAtom, list => list.filter(one => one !== pci))
  }
}
