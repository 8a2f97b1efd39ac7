'use client'
import { isError } from '@latchkit/core'
import type { ActivityTransaction, PendingTransaction } from '@latchkit/core/activity'
import { useMemo } from 'react'
import { Row } from '../../modal/components/Row.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useTransactions } from '../../page/hooks/useTransactions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { ClockIcon } from '../../shared/icons/ClockIcon.js'
import { groupByDay } from './groupByDay.js'
import { ListLoading, ListMessage } from './ListStates.js'
import { ListTail } from './ListTail.js'
import { TransactionRow } from './TransactionRow.js'
import { tabMessages } from './tabMessages.js'
import { shorten } from './toAmountText.js'
import { useFailureToast } from './useFailureToast.js'
import { usePendingTransactions } from './usePendingTransactions.js'
import { useWasShown } from './useWasShown.js'

type Item =
  | { readonly key: string; readonly heading: string }
  | { readonly key: string; readonly pending: PendingTransaction }
  | { readonly key: string; readonly transaction: ActivityTransaction }

const heightOf = (item: Item) => ('heading' in item ? 40 : 64)

/** Pending transactions, then past transactions by day, newest first. */
export function ActivityList({ inline }: { inline?: boolean | undefined }) {
  const t = useTranslate(tabMessages)
  const { formatLocale } = useAtomValue(localeAtom)
  const wasShown = useWasShown()
  const query = useTransactions({ enabled: wasShown })
  const { transactions, error, empty, refetch } = query
  const canLoadMore = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError
  const known = useMemo(() => new Set(transactions.map(({ metadata }) => metadata.hash)), [transactions])
  const pending = usePendingTransactions(wasShown).filter(({ hash }) => !known.has(hash))
  const isIndexed = !isError(error, 'activity/not-indexed')
  useFailureToast(isIndexed ? error : null, t('activity.failed'))
  const past = useMemo(() => toItems(transactions, formatLocale), [transactions, formatLocale])
  const items: readonly Item[] =
    pending.length > 0
      ? [
          { key: 'pending', heading: t('activity.pending') },
          ...pending.map(one => ({ key: `pending ${one.hash}`, pending: one })),
          ...past,
        ]
      : past
  if (items.length === 0) {
    if (!isIndexed) return <ListMessage text={t('activity.notIndexed')} />
    if (error) return <ListMessage text={t('activity.failed')} onRetry={refetch} />
    return empty ? (
      <ListMessage text={t('activity.empty')} actions={['receive', 'onramp']} />
    ) : (
      <ListLoading />
    )
  }
  return (
    <VirtualList
      inline={inline}
      items={items}
      rowHeight={heightOf}
      label={t('activity.title')}
      getKey={({ key }) => key}
      getLabel={item => ('transaction' in item ? item.transaction.metadata.operationType : '')}
      isHeading={item => 'heading' in item}
      renderItem={item =>
        'heading' in item ? (
          <h2 className="account-day">{item.heading}</h2>
        ) : 'pending' in item ? (
          <PendingRow transaction={item.pending} />
        ) : (
          <TransactionRow transaction={item.transaction} />
        )
      }
      onEnd={canLoadMore ? query.fetchNextPage : undefined}
      tail={<ListTail query={query} />}
    />
  )
}

function PendingRow({ transaction }: { transaction: PendingTransaction }) {
  const t = useTranslate(tabMessages)
  const { push } = useRouter()
  return (
    <Row
      label={transaction.description ?? t('activity.pending')}
      detail={transaction.description ? t('activity.pending') : shorten(transaction.hash)}
      icon={
        <span className="row-tile">
          <ClockIcon />
        </span>
      }
      testId={accountTestIds.transaction(transaction.hash)}
      onClick={() => push('AccountItem', { kind: 'pending', pending: transaction })}
    />
  )
}

/** Rows and the headings of their days. */
function toItems(transactions: readonly ActivityTransaction[], locale: string): readonly Item[] {
  return groupByDay(transactions, { locale, now: Date.now() }).flatMap(
    ({ day, transactions: ofDay }): readonly Item[] => [
      { key: day, heading: day },
      ...ofDay.map(transaction => ({ key: transaction.id, transaction })),
    ],
  )
}
