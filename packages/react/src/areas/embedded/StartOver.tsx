'use client'
import { Button } from '../../modal/components/Button.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { embeddedTestIds } from '../../page/testIds/embeddedTestIds.js'
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
