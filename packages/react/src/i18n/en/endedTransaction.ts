import type { MessageSlice } from '../message.js'

export const endedTransactionMessages = {
  'activity.confirmed': 'Transaction confirmed',
  'activity.reverted': 'Transaction failed',
  'activity.replaced': 'Transaction replaced',
} as const satisfies MessageSlice
