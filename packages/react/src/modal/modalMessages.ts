import type { MessageSlice } from '../page/i18n/message.js'

export const modalMessages = {
  'modal.back': 'Back',
  'modal.close': 'Close',
  'modal.loading': 'Loading…',
  'modal.loadFailed': 'Could not be loaded',
  'modal.loadFailedHint': 'This part could not be downloaded. Try again, or reload the page.',
  'modal.offlineHint': 'You are offline. Connect to the internet and try again.',
  'modal.somethingWrong': 'Something went wrong',
  'modal.viewFailedHint': 'This part stopped with the error {code}. Try again, or reload the page.',
  'modal.tryAgain': 'Try again',
  'modal.dismiss': 'Dismiss',
  'modal.copied': 'Copied',
  'modal.opensNewTab': 'opens in a new tab',
  'modal.disconnectFailed': 'Failed to disconnect',
  'modal.signOutFailed': 'Disconnected here, but the wallet did not confirm the sign-out',
} as const satisfies MessageSlice
