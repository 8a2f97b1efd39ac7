import type { MessageSlice } from '../../page/i18n/message.js'

export const endedTransactionMessages = {
  'activity.confirmed': 'Transaction confirmed',
  'activity.reverted': 'Transaction failed',
  'activity.replaced': 'Transaction replaced',
} as const satisfies MessageSlice
