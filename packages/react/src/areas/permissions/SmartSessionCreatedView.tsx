'use client'
import { useEffect } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { useStyles } from '../../modal/useStyles.js'
import { View } from '../../modal/View.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { permissionTestIds } from '../../page/testIds/permissionTestIds.js'
import { SuccessIcon } from '../../shared/icons/SuccessIcon.js'
import permissionsStyles from './Permissions.css?inline'
import { permissionsMessages } from './permissionsMessages.js'
import { SessionFacts } from './SessionFacts.js'

/** The permission that was just granted, and where to revoke it. */
export function SmartSessionCreatedView() {
  useStyles(permissionsStyles)
  const t = useTranslate(permissionsMessages)
  const announce = useAnnounce()
  const { replace, close } = useRouter()
  const { granted } = useViewParameters('SmartSessionCreated')
  const title = t('created.title')
  useEffect(() => announce(title), [announce, title])
  return (
    <View title={title}>
      <Hero icon={<SuccessIcon />} text={t('created.text')} />
      <ul className="sessions" aria-label={title}>
        {granted.map(({ pci, to, ...session }) => (
          <li key={pci} className="session" data-testid={permissionTestIds.session(pci)}>
            <SessionFacts {...session} signer={to} />
          </li>
        ))}
      </ul>
      <div className="session-actions">
        <Button variant="accent" testId={permissionTestIds.createdClose} onClick={close}>
          {t('created.close')}
        </Button>
        <Button testId={permissionTestIds.createdShow} onClick={() => replace('SmartSessionList')}>
          {t('created.show')}
        </Button>
      </div>
    </View>
  )
}
