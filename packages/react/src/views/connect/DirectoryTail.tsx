'use client'
import { Button } from '../../components/Button.js'
import { Skeleton } from '../../components/Skeleton.js'
import { Text } from '../../components/Text.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import { allWalletsMessages } from './allWalletsMessages.js'

export type DirectoryTailProps = {
  loading: boolean
  failed: boolean
  /** Rows that are drawn as on their way. */
  rows: number
  onRetry: () => void
}

/** Below the wallets that are here: more on their way, or why there are no more. */
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
