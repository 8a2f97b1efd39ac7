'use client'
import type { ActivityTransaction } from '@latchkit/core/activity'
import { Row } from '../../modal/components/Row.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { localeAtom } from '../../page/i18n/atoms.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { FailureIcon } from '../../shared/icons/FailureIcon.js'
import { TradeIcon } from '../../shared/icons/TradeIcon.js'
import { ReceivedIcon } from './ReceivedIcon.js'
import { SentIcon } from './SentIcon.js'
import { tabMessages } from './tabMessages.js'
import { formatNumeric, toAmountText } from './toAmountText.js'

const operations = ['send', 'receive', 'trade', 'mint', 'burn', 'approve', 'deploy'] as const

/** Message key of an operation; other operations are contract calls. */
export function operationKey(operation: string) {
  return `activity.${operations.find(known => known === operation) ?? 'execute'}` as const
}

const signs = { in: '+', out: '−', self: '' } as const

/** Transfers of a transaction, such as `−1.5 USDC, +0.1 ETH`; the sign distinguishes received from sent. */
export function describeTransfers({ transfers }: ActivityTransaction, locale: string): string {
  const parts = transfers.slice(0, 2).map(({ direction, quantity, fungible_info: token, nft_info: nft }) => {
    if (nft) return `\u2068${nft.name}\u2069`
    return `\u2066${signs[direction]}${toAmountText(formatNumeric(quantity.numeric, locale), token?.symbol ?? '')}\u2069`
  })
  return `${parts.join(', ')}${transfers.length > 2 ? ' …' : ''}`
}

/** Value of the transfers at the time of the transaction, in dollars, where known. */
export function describeValues({ transfers }: ActivityTransaction, locale: string): string | undefined {
  const { format } = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const parts = transfers.flatMap(({ direction, value }) =>
    value === undefined ? [] : [`\u2066${signs[direction]}${format(value)}\u2069`],
  )
  return parts.slice(0, 2).join(', ') || undefined
}

const imageOf = ({ transfers: [first] }: ActivityTransaction) =>
  first?.nft_info?.content?.preview?.url ?? first?.fungible_info?.icon?.url

/** Image of the first transferred asset; renders nothing if the gateway does not provide it. */
export function TransactionImage({
  transaction,
  size,
}: {
  transaction: ActivityTransaction
  size?: number | undefined
}) {
  const { fungible_info: token, nft_info: nft } = transaction.transfers[0] ?? {}
  const src = imageOf(transaction)
  if (!src) return undefined
  const shape = nft ? 'squircle' : 'circle'
  return <WalletIcon name={nft?.name ?? token?.symbol ?? ''} src={src} size={size} shape={shape} />
}

/** A past transaction. */
export function TransactionRow({ transaction }: { transaction: ActivityTransaction }) {
  const t = useTranslate(tabMessages)
  const { push } = useRouter()
  const { formatLocale } = useAtomValue(localeAtom)
  const { id, metadata } = transaction
  const { operationType, minedAt, status } = metadata
  const time = new Intl.DateTimeFormat(formatLocale, { timeStyle: 'short' }).format(new Date(minedAt))
  const isIn = operationType === 'receive' || operationType === 'mint'
  return (
    <Row
      label={t(operationKey(operationType))}
      detail={describeTransfers(transaction, formatLocale) || undefined}
      icon={
        status === 'failed' || !imageOf(transaction) ? (
          <span className="row-tile">
            {status === 'failed' ? (
              <FailureIcon />
            ) : isIn ? (
              <ReceivedIcon />
            ) : operationType === 'trade' ? (
              <TradeIcon />
            ) : (
              <SentIcon />
            )}
          </span>
        ) : (
          <TransactionImage transaction={transaction} />
        )
      }
      badge={
        status === 'failed' ? t('activity.statusFailed') : status === 'pending' ? t('activity.pending') : time
      }
      testId={accountTestIds.transaction(id)}
      onClick={() => push('AccountItem', { kind: 'transaction', transaction })}
    />
  )
}
