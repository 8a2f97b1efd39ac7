'use client'
import { alertAtom } from '../alerts/atoms.js'
import { dismissAlert } from '../alerts/showAlert.js'
import { IconButton } from '../components/IconButton.js'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { alertMessages } from '../i18n/en/alerts.js'
import { modalMessages } from '../i18n/en/modal.js'
import { CloseIcon } from '../icons/CloseIcon.js'
import { WarningIcon } from '../icons/WarningIcon.js'
import { useStyles } from '../styles/useStyles.js'
import { modalTestIds } from '../testIds/modalTestIds.js'
import barStyles from './Bar.css?inline'

/** What the developer must know, until it is dismissed. */
export function AlertBar() {
  useStyles(barStyles)
  const latchkit = useLatchkit()
  const alert = useAtomValue(alertAtom)
  const t = useTranslate(modalMessages)
  const say = useTranslate(alertMessages)
  if (!alert) return null
  return (
    <div className="bar alert" role="alert" data-testid={modalTestIds.alert} data-code={alert.code}>
      <span className="tone">
        <WarningIcon />
      </span>
      {say(alert.message)}
      <IconButton label={t('modal.dismiss')} onClick={() => dismissAlert(latchkit)}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
