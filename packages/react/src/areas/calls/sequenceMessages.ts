import type { MessageSlice } from '../../page/i18n/message.js'

/** What is said before a batch becomes separate transactions. */
export const sequenceMessages = {
  'calls.separate': { one: '{count} transaction', other: '{count} separate transactions' },
} as const satisfies MessageSlice
