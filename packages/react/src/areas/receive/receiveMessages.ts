import type { MessageSlice } from '../../page/i18n/message.js'

export const receiveMessages = {
  'receive.title': 'Receive',
  'receive.qr': 'QR code of your address',
  'receive.address': 'Your address',
  'receive.copy': 'Copy address',
  'receive.copyFailed': 'The address could not be copied',
  'receive.networks': 'Compatible networks',
  'receive.hint': 'Only send tokens of {name} to this address.',
  'receive.networksHint':
    'This address can receive tokens on these networks. Tokens that are sent on other networks may be lost.',
} as const satisfies MessageSlice
