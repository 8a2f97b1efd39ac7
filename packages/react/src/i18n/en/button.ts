import type { MessageSlice } from '../message.js'

export const buttonMessages = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.wrongNetwork': 'Wrong network',
  'button.account': 'Account {address}',
  'button.loadFailed': 'Could not load. Try again',
} as const satisfies MessageSlice
