'use client'
import { type PendingTransaction, replacementQueryOptions } from '@latchkit/core/activity'
import { Row } from '../../modal/components/Row.js'
import { usePreloadView } from '../../modal/hooks/usePreloadView.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useClientQuery } from '../../page/hooks/useClientQuery.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { ClockIcon } from '../../shared/icons/ClockIcon.js'
import { tabMessages } from './tabMessages.js'
import { shorten } from './toAmountText.js'

/** A pending transaction. Leads to its replacements where the wallet can replace it. */
export function PendingRow({ transaction }: { transaction: PendingTransaction }) {
  const t = useTranslate(tabMessages)
  const { client } = useLatchkit()
  const { push } = useRouter()
  const preload = usePreloadView('ReplaceTransaction')
  const { data: offer } = useClientQuery(replacementQueryOptions(client, transaction))
  const { description, hash, replacements } = transaction
  const replacing = replacements?.at(-1)?.kind
  const details = { speedUp: 'activity.speedingUp', cancel: 'activity.canceling' } as const
  const plain = description ? t('activity.pending') : shorten(hash)
  const detail = replacing ? t(details[replacing]) : offer ? t('activity.replaceable') : plain
  return (
    <Row
      label={description ?? t('activity.pending')}
      detail={detail}
      icon={
        <span className="row-tile">
          <ClockIcon />
        </span>
      }
      chevron={Boolean(offer)}
      testId={accountTestIds.transaction(hash)}
      onIntent={offer ? preload : undefined}
      onClick={() =>
        offer
          ? push('ReplaceTransaction', { transaction })
          : push('AccountItem', { kind: 'pending', pending: transaction })
      }
    />
  )
}
