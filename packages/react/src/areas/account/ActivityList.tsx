'use client'
import { isError } from '@latchkit/core'
import type { ActivityTransaction, PendingTransaction, ReplacedTransaction } from '@latchkit/core/activity'
import { useMemo } from 'react'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useTransactions } from '../../page/hooks/useTransactions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { VirtualList } from '../../shared/components/VirtualList.js'
import { groupByDay } from './groupByDay.js'
import { ListLoading, ListMessage } from './ListStates.js'
import { ListTail } from './ListTail.js'
import { PendingRow } from './PendingRow.js'
import { ReplacedRow } from './ReplacedRow.js'
import { TransactionRow } from './TransactionRow.js'
import { tabMessages } from './tabMessages.js'
import { useFailureToast } from './useFailureToast.js'
import { usePendingTransactions, useReplacedTransactions } from './usePendingTransactions.js'
import { useWasShown } from './useWasShown.js'

type Past = ActivityTransaction | ReplacedTransaction
type Item =
  | { readonly key: string; readonly heading: string }
  | { readonly key: string; readonly pending: PendingTransaction }
  | { readonly key: string; readonly replaced: ReplacedTransaction }
  | { readonly key: string; readonly transaction: ActivityTransaction }

const heightOf = (item: Item) => ('heading' in item ? 34 : 64)

/** Pending transactions, then past transactions and replaced ones by day, newest first. */
export function ActivityList({ inline }: { inline?: boolean | undefined }) {
  const t = useTranslate(tabMessages)
  const { formatLocale } = useAtomValue(localeAtom)
  const wasShown = useWasShown()
  const query = useTransactions({ enabled: wasShown })
  const { transactions, error, empty, refetch } = query
  const canLoadMore = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError
  const known = useMemo(() => new Set(transactions.map(({ metadata }) => metadata.hash)), [transactions])
  const pending = usePendingTransactions(wasShown).filter(
    ({ hash, replacements = [] }) => !known.has(hash) && !replacements.some(one => known.has(one.hash)),
  )
  const isIndexed = !isError(error, 'activity/not-indexed')
  useFailureToast(isIndexed ? error : null, t('activity.failed'))
  const replaced = useReplacedTransactions()
  const past = useMemo(
    () => toItems([...transactions, ...replaced], formatLocale),
    [transactions, replaced, formatLocale],
  )
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
        ) : 'replaced' in item ? (
          <ReplacedRow transaction={item.replaced} />
        ) : (
          <TransactionRow transaction={item.transaction} />
        )
      }
      onEnd={canLoadMore ? query.fetchNextPage : undefined}
      tail={<ListTail query={query} />}
    />
  )
}

/** Rows and the headings of their days. */
function toItems(past: readonly Past[], locale: string): readonly Item[] {
  return groupByDay(past, timeOf, { locale, now: Date.now() }).flatMap(({ day, items }): readonly Item[] => [
    { key: day, heading: day },
    ...items.map(one =>
      'outcome' in one ? { key: `replaced ${one.hash}`, replaced: one } : { key: one.id, transaction: one },
    ),
  ])
}

const timeOf = (one: Past) => ('outcome' in one ? one.outcome.endedAt : Date.parse(one.metadata.minedAt))
