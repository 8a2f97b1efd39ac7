import type { MessageSlice } from '../../page/i18n/message.js'

export const allWalletsMessages = {
  'allWallets.search': 'Search wallets',
  'allWallets.searchCount': { one: 'Search {count} wallet', other: 'Search {count} wallets' },
  'allWallets.failed': 'The wallet directory does not respond',
  'allWallets.installed': 'Installed',
  'allWallets.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'allWallets.none': 'No wallet by that name',
  'allWallets.noneHint': 'Check the spelling, or get a wallet first.',
} as const satisfies MessageSlice
