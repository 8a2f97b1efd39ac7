import type { MessageSlice } from '../types.js'

export const buttonMessages = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.wrongNetwork': 'Wrong network',
  'button.selectNetwork': 'Select network',
  'button.account': 'Account {address}',
  'button.network': 'Network {name}',
} as const satisfies MessageSlice
