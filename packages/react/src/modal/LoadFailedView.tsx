'use client'
import { Button } from '../components/Button.js'
import { Hero } from '../components/Hero.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { modalMessages } from '../i18n/en/modal.js'
import { WarningIcon } from '../icons/WarningIcon.js'
import { modalTestIds } from '../testIds/modalTestIds.js'
import { View } from './View.js'

/** In place of a view whose chunk did not arrive, or which failed. */
export function LoadFailedView({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate(modalMessages)
  return (
    <View title={t('modal.loadFailed')}>
      <Hero icon={<WarningIcon />} text={t('modal.loadFailedHint')}>
        <Button onClick={onRetry} testId={modalTestIds.retry}>
          {t('modal.tryAgain')}
        </Button>
      </Hero>
    </View>
  )
}
