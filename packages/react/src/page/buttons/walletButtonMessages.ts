import type { MessageSlice } from '../i18n/message.js'

export const walletButtonMessages = {
  'walletButton.connect': 'Connect {name}',
} as const satisfies MessageSlice
