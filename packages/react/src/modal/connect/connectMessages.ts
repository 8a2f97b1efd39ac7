import type { MessageSlice } from '../../page/i18n/message.js'

export const connectMessages = {
  'connect.title': 'Connect wallet',
  'connect.titleFor': 'Connect {name} wallet',
  'connect.wallets': 'Wallets',
  'connect.recent': 'Recent',
  'connect.installed': 'Installed',
  'connect.allWallets': 'All wallets',
  'connect.allWalletsCount': '{count}',
  'connect.scan': 'QR code or link',
  'connect.continueWithWallet': 'Continue with a wallet',
  'connect.noWallet': 'I don’t have a wallet',
  'connect.whatIs': 'What is a wallet?',
  'connect.empty': 'No wallets to show',
  'connect.emptyHint': 'Install a wallet in this browser to continue.',
} as const satisfies MessageSlice
