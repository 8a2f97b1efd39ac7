import type { MessageSlice } from '../message.js'

export const walletButtonMessages = {
  'walletButton.connect': 'Connect {name}',
} as const satisfies MessageSlice
