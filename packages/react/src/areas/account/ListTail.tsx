'use client'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '../../modal/components/Button.js'
import { Spinner } from '../../modal/components/Spinner.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { tabMessages } from './tabMessages.js'

export type ListTailProps = {
  query: Pick<
    UseInfiniteQueryResult<unknown>,
    'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
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
      <Button onClick={() => void fetchNextPage()} testId={modalTestIds.retry}>
        {common('modal.tryAgain')}
      </Button>
    </div>
  )
}
