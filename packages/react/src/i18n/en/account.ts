import type { MessageSlice } from '../types.js'

export const accountMessages = {
  'account.title': 'Account',
  'account.copy': 'Copy address',
  'account.copyFailed': 'The address could not be copied',
  'account.explorer': 'View on {name}',
  'account.balanceLoading': 'Loading balance',
  'account.balanceUnavailable': 'Token Balance Unavailable',
  'account.network': 'Network',
  'account.wallets': 'Connected wallets',
  'account.active': 'Active',
  'account.switched': '{name} is active now',
  'account.addWallet': 'Connect another wallet',
  'account.disconnect': 'Disconnect',
  'account.disconnectAll': 'Disconnect all',
  'account.disconnectOne': 'Disconnect {name}',
} as const satisfies MessageSlice
