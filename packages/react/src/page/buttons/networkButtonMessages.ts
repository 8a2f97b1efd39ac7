import type { MessageSlice } from '../i18n/message.js'

export const networkButtonMessages = {
  'button.selectNetwork': 'Select network',
  'button.network': 'Network {name}',
} as const satisfies MessageSlice
