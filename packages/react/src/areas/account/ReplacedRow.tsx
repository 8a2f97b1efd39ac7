'use client'
import type { ReplacedTransaction } from '@latchkit/core/activity'
import { Row } from '../../modal/components/Row.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { accountTestIds } from '../../page/testIds/accountTestIds.js'
import { FailureIcon } from '../../shared/icons/FailureIcon.js'
import { tabMessages } from './tabMessages.js'
import { shorten } from './toAmountText.js'

/** Message keys of what has become of a transaction. */
export const replacedKeys = {
  replaced: 'activity.statusReplaced',
  cancelled: 'activity.statusCanceled',
} as const

/** A transaction that is not on the chain, because another one took its place. */
export function ReplacedRow({ transaction }: { transaction: ReplacedTransaction }) {
  const t = useTranslate(tabMessages)
  const { push } = useRouter()
  const { description, hash, outcome } = transaction
  return (
    <Row
      label={description ?? t('activity.transaction')}
      detail={shorten(hash)}
      icon={
        <span className="row-tile">
          <FailureIcon />
        </span>
      }
      badge={t(replacedKeys[outcome.status])}
      testId={accountTestIds.transaction(hash)}
      onClick={() => push('AccountItem', { kind: 'replaced', replaced: transaction })}
    />
  )
}
