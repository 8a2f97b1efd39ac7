'use client'
import { isError } from '@latchkit/core'
import { useTranslate } from '../page/hooks/useTranslate.js'
import { modalTestIds } from '../page/testIds/modalTestIds.js'
import { Button } from './components/Button.js'
import { Hero } from './components/Hero.js'
import { WarningIcon } from './icons/WarningIcon.js'
import { modalMessages } from './modalMessages.js'
import { View } from './View.js'

/** The chunk of a view did not arrive, or its rendering threw, which is never due to the connection. */
export type ViewFailure = { readonly kind: 'load' } | { readonly kind: 'thrown'; readonly error: unknown }

export type FailedViewProps = { failure: ViewFailure; onRetry: () => void }

/** Replaces a view that failed, and says whether the device is offline, its chunk is missing or it threw. */
export function FailedView({ failure, onRetry }: FailedViewProps) {
  const t = useTranslate(modalMessages)
  const isThrown = failure.kind === 'thrown'
  const loadHint = navigator.onLine ? t('modal.loadFailedHint') : t('modal.offlineHint')
  const text = isThrown ? t('modal.viewFailedHint', { code: codeOf(failure.error) }) : loadHint
  return (
    <View title={isThrown ? t('modal.somethingWrong') : t('modal.loadFailed')}>
      <Hero icon={<WarningIcon />} text={text}>
        <Button onClick={onRetry} testId={modalTestIds.retry}>
          {t('modal.tryAgain')}
        </Button>
      </Hero>
    </View>
  )
}

/** The stable code of an error of the kit, or the name of another one: `RangeError`. */
function codeOf(error: unknown): string {
  if (isError(error)) return error.code
  return error instanceof Error ? error.name : 'unknown'
}
