'use client'
import { Button } from '../../components/Button.js'
import { Spinner } from '../../components/Spinner.js'
import type { InfiniteQueryFields } from '../../hooks/useLazyQuery.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import { tabMessages } from './tabMessages.js'

export type ListTailProps = {
  query: Pick<
    InfiniteQueryFields<unknown>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
}

/** Below the last row: the next page is loading, or could not be loaded. */
export function ListTail({ query }: ListTailProps) {
  const t = useTranslate(tabMessages)
  const common = useTranslate(modalMessages)
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  if (isFetchingNextPage)
    return (
      <div className="account-tail" role="status">
        <span className="sr">{t('list.loading')}</span>
        <Spinner />
      </div>
    )
  if (!isFetchNextPageError) return null
  return (
    <div className="account-tail">
      <Button onClick={fetchNextPage} testId={modalTestIds.retry}>
        {common('modal.tryAgain')}
      </Button>
    </div>
  )
}
