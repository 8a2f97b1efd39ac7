'use client'
import { IconButton } from '../../modal/components/IconButton.js'
import { CloseIcon } from '../../modal/icons/CloseIcon.js'
import { WarningIcon } from '../../modal/icons/WarningIcon.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useStyles } from '../../modal/useStyles.js'
import { alertAtom } from '../../page/alerts/atoms.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import barStyles from '../Bar.css?inline'
import { alertMessages } from './alertMessages.js'
import { dismissAlert } from './showAlert.js'

/** An alert for the developer, shown until it is dismissed. */
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
