import type { MessageSlice } from '../i18n/message.js'

export const buttonMessages = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.wrongNetwork': 'Wrong network',
  'button.account': 'Account {address}',
  'button.loadFailed': 'Could not load. Try again',
} as const satisfies MessageSlice
