'use client'
import { Skeleton } from '../components/Skeleton.js'
import { useTranslate } from '../hooks/useTranslate.js'
import { modalMessages } from '../i18n/en/modal.js'
import { View } from './View.js'

/** What is shown when the first view takes its time. */
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
