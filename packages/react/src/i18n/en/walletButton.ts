import type { MessageSlice } from '../types.js'

export const walletButtonMessages = {
  'walletButton.connect': 'Connect {name}',
} as const satisfies MessageSlice
