import type { MessageSlice } from '../../page/i18n/message.js'

export const getWalletMessages = {
  'getWallet.title': 'Get a wallet',
  'getWallet.heading': 'A wallet is your key to apps like this one',
  'getWallet.text':
    'It keeps your assets, signs you in without a password, and asks you before anything happens.',
  'getWallet.list': 'Wallets to install',
  'getWallet.installed': 'I installed one',
  'getWallet.none': 'Look for a wallet in the store of your browser or phone.',
} as const satisfies MessageSlice
