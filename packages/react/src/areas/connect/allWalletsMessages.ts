import type { MessageSlice } from '../../page/i18n/message.js'

export const allWalletsMessages = {
  'allWallets.title': 'All wallets',
  'allWallets.search': 'Search wallets',
  'allWallets.searchCount': { one: 'Search {count} wallet', other: 'Search {count} wallets' },
  'allWallets.failed': 'The wallet directory does not respond',
  'allWallets.list': 'Wallets',
  'allWallets.installed': 'Installed',
  'allWallets.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'allWallets.none': 'No wallet by that name',
  'allWallets.noneHint': 'Check the spelling, or get a wallet first.',
  'allWallets.noWallet': 'I don’t have a wallet',
} as const satisfies MessageSlice
