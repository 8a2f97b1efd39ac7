import type { MessageSlice } from '../../page/i18n/message.js'

export const endedTransactionMessages = {
  'activity.confirmed': 'Transaction confirmed',
  'activity.reverted': 'Transaction failed',
  'activity.replaced': 'Transaction replaced',
  'activity.canceled': 'Transaction canceled',
  'activity.tooLate': 'Too late to cancel: the transaction was confirmed',
} as const satisfies MessageSlice
