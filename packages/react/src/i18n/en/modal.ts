import type { MessageSlice } from '../types.js'

export const modalMessages = {
  'modal.back': 'Back',
  'modal.close': 'Close',
  'modal.loading': 'Loading…',
  'modal.loadFailed': 'This part could not be loaded',
  'modal.loadFailedHint': 'Check your connection and try again.',
  'modal.tryAgain': 'Try again',
  'modal.dismiss': 'Dismiss',
  'modal.copy': 'Copy',
  'modal.copied': 'Copied',
  'modal.opensNewTab': 'opens in a new tab',
} as const satisfies MessageSlice
