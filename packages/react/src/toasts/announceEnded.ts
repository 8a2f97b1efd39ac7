import type { TransactionOutcome } from '@latchkit/core'
import { endedTransactionMessages } from '../i18n/en/endedTransaction.js'
import { getText } from '../i18n/getText.js'
import type { Latchkit } from '../latchkit/types.js'
import { showToast } from './showToast.js'

const texts = {
  confirmed: 'activity.confirmed',
  failed: 'activity.reverted',
  replaced: 'activity.replaced',
} as const

/** Says how a pending transaction ended. */
export function announceEnded(latchkit: Latchkit, { status }: TransactionOutcome): void {
  showToast(latchkit, {
    variant: status === 'failed' ? 'error' : 'success',
    message: getText(latchkit, endedTransactionMessages, texts[status]),
  })
}
