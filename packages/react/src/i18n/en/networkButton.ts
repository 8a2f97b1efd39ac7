import type { MessageSlice } from '../message.js'

export const networkButtonMessages = {
  'button.selectNetwork': 'Select network',
  'button.network': 'Network {name}',
} as const satisfies MessageSlice
