import type { TransactionOutcome } from '@latchkit/core'
import type { PendingTransaction } from '@latchkit/core/activity'
import type { Latchkit } from '../../page/latchkit/types.js'
import { getText } from '../getText.js'
import { endedTransactionMessages } from './endedTransactionMessages.js'
import { showToast } from './showToast.js'

const texts = {
  confirmed: 'activity.confirmed',
  failed: 'activity.reverted',
  replaced: 'activity.replaced',
  cancelled: 'activity.canceled',
} as const

/** Announces the result of a pending transaction. */
export function announceEnded(
  latchkit: Latchkit,
  { replacements }: PendingTransaction,
  { status }: TransactionOutcome,
): void {
  const isTooLate = status === 'confirmed' && replacements?.at(-1)?.kind === 'cancel'
  showToast(latchkit, {
    variant: status === 'failed' || isTooLate ? 'error' : 'success',
    message: getText(latchkit, endedTransactionMessages, isTooLate ? 'activity.tooLate' : texts[status]),
  })
}
