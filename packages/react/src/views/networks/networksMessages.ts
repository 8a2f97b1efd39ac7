import type { MessageSlice } from '../../i18n/types.js'

export const networksMessages = {
  'networks.title': 'Choose network',
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.none': 'No network by that name',
  'networks.testnet': 'Testnet',
  'networks.current': 'Connected',
  'networks.approve': 'Approve in your wallet',
  'networks.rejected': 'The switch was declined',
  'networks.failed': 'The network could not be switched',
  'networks.switched': 'Switched to {name}',
} as const satisfies MessageSlice
