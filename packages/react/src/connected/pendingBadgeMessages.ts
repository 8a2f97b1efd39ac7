import type { MessageSlice } from '../page/i18n/message.js'

export const pendingBadgeMessages = {
  'button.pending': { one: '{count} pending transaction', other: '{count} pending transactions' },
} as const satisfies MessageSlice
