import type { MessageSlice } from '../../i18n/types.js'

export const accountMessages = {
  'account.title': 'Account',
  'account.copy': 'Copy address',
  'account.copyFailed': 'The address could not be copied',
  'account.explorer': 'View on {name}',
  'account.balanceLoading': 'Loading balance',
  'account.balanceUnavailable': 'Token Balance Unavailable',
  'account.network': 'Network',
  'account.wallets': 'Wallets',
  'account.wallet': 'Wallet',
  'account.walletsCount': { one: '{count} wallet connected', other: '{count} wallets connected' },
  'account.connectNamespace': 'Connect {name}',
  'account.showNamespace': 'Switch to {name}',
  'account.namespaceShown': 'Your {name} account is shown now',
  'account.disconnect': 'Disconnect',
  'account.disconnectAll': 'Disconnect all',
} as const satisfies MessageSlice
