'use client'
import { useTranslate } from '../page/hooks/useTranslate.js'
import { Skeleton } from './components/Skeleton.js'
import { modalMessages } from './modalMessages.js'
import { View } from './View.js'

/** Placeholder while the first view is loading. */
export function LoadingView() {
  const t = useTranslate(modalMessages)
  return (
    <View title={t('modal.loading')}>
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </View>
  )
}
