'use client'
import { Button } from '../../components/Button.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { embeddedTestIds } from '../../testIds/embeddedTestIds.js'
import { settingsMessages } from './settingsMessages.js'

/** Goes back to the field of the new address. */
export function StartOver() {
  const t = useTranslate(settingsMessages)
  const { replace } = useRouter()
  return (
    <Button wide testId={embeddedTestIds.updateEmailStartOver} onClick={() => replace('UpdateEmailWallet')}>
      {t('update.startOver')}
    </Button>
  )
}
