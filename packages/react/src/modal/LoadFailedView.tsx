'use client'
import { useTranslate } from '../page/hooks/useTranslate.js'
import { modalTestIds } from '../page/testIds/modalTestIds.js'
import { Button } from './components/Button.js'
import { Hero } from './components/Hero.js'
import { WarningIcon } from './icons/WarningIcon.js'
import { modalMessages } from './modalMessages.js'
import { View } from './View.js'

/** Replaces a view that failed, or whose chunk failed to load. */
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
