import type { MessageSlice } from '../../page/i18n/message.js'

export const connectingSiweMessages = {
  'siwx.title': 'Sign in',
  'siwx.heading': 'Sign in to {name}',
  'siwx.text': 'Sign a message to prove that this account is yours. It costs nothing.',
  'siwx.loading': 'Looking for your session',
  'siwx.signing': 'Approve in {name}',
  'siwx.signingHint': 'Open your wallet if it did not open automatically.',
  'siwx.verifying': 'Authenticating...',
  'siwx.verifyingHint': 'Your signature is being checked.',
  'siwx.retryHint': 'You can sign again, or cancel.',
  'siwx.unreachableHint': 'The server of this app does not answer as expected. Try again later.',
  'siwx.sign': 'Sign message',
  'siwx.again': 'Sign again',
  'siwx.cancel': 'Cancel',
  'siwx.cancelHint': 'Cancelling disconnects your wallet.',
  'siwx.signedIn': 'Signed in',
  'siwx.declined': 'Signature declined',
  'siwx.smartAccount': 'This application might not support Smart Accounts',
  'siwx.problem': 'A problem occurred while trying initialize authentication',
} as const satisfies MessageSlice
