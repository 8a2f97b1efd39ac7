import type { TransactionOutcome } from '@latchkit/core'
import type { Latchkit } from '../../page/latchkit/types.js'
import { getText } from '../getText.js'
import { endedTransactionMessages } from './endedTransactionMessages.js'
import { showToast } from './showToast.js'

const texts = {
  confirmed: 'activity.confirmed',
  failed: 'activity.reverted',
  replaced: 'activity.replaced',
} as const

/** Announces the result of a pending transaction. */
export function announceEnded(latchkit: Latchkit, { status }: TransactionOutcome): void {
  showToast(latchkit, {
    variant: status === 'failed' ? 'error' : 'success',
    message: getText(latchkit, endedTransactionMessages, texts[status]),
  })
}
