'use client'
import { Button } from '../../modal/components/Button.js'
import { Skeleton } from '../../modal/components/Skeleton.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Text } from '../../shared/components/Text.js'
import { RetryIcon } from '../../shared/icons/RetryIcon.js'
import { allWalletsMessages } from './allWalletsMessages.js'

export type DirectoryTailProps = {
  loading: boolean
  failed: boolean
  /** Rows that are drawn as on their way. */
  rows: number
  onRetry: () => void
}

/** Below the loaded wallets: the loading state, or the reason why there are no more. */
export function DirectoryTail({ loading, failed, rows, onRetry }: DirectoryTailProps) {
  const t = useTranslate(allWalletsMessages)
  const common = useTranslate(modalMessages)
  if (loading)
    return (
      <div className="all-wallets-tail">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <Skeleton key={row} height={56} />
        ))}
      </div>
    )
  if (!failed) return null
  return (
    <div className="all-wallets-tail failed" role="alert">
      <Text size="secondary">{t('allWallets.failed')}</Text>
      <Button icon={<RetryIcon />} testId={modalTestIds.retry} onClick={onRetry}>
        {common('modal.tryAgain')}
      </Button>
    </div>
  )
}
