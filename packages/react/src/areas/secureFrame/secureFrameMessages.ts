import type { MessageSlice } from '../../page/i18n/message.js'

export const secureFrameMessages = {
  'secureFrame.title': 'Secure wallet',
} as const satisfies MessageSlice
