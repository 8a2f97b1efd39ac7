import type { MessageSlice } from '../page/i18n/message.js'

export const connectorMessages = {
  'connector.embedded': 'Embedded wallet',
} as const satisfies MessageSlice
