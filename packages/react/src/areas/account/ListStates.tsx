'use client'
import { Button } from '../../modal/components/Button.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Text } from '../../shared/components/Text.js'
import { tabMessages } from './tabMessages.js'

/** Placeholder of loading rows. */
export function ListLoading() {
  const t = useTranslate(tabMessages)
  return (
    <div className="account-list" role="status">
      <span className="sr">{t('list.loading')}</span>
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </div>
  )
}

/** Explains why the list is empty, with a retry button. */
export function ListMessage(props: {
  text: string
  onRetry?: (() => void) | undefined
  /** Retrying is not possible yet. Default: false. */
  isBusy?: boolean | undefined
}) {
  const t = useTranslate(modalMessages)
  const { text, onRetry, isBusy } = props
  return (
    <div className="account-list message">
      <Text size="secondary">{text}</Text>
      {onRetry ? (
        <Button onClick={onRetry} busy={isBusy} testId={modalTestIds.retry}>
          {t('modal.tryAgain')}
        </Button>
      ) : null}
    </div>
  )
}
