import type { MessageSlice } from '../../page/i18n/message.js'

/** Texts that announce that a batch becomes separate transactions. */
export const sequenceMessages = {
  'calls.separate': { one: '{count} transaction', other: '{count} separate transactions' },
} as const satisfies MessageSlice
