import type { MessageSlice } from '../i18n/message.js'

export const walletGroupMessages = {
  'walletGroups.recent': 'Recent',
  'walletGroups.installed': 'Installed',
  'walletGroups.featured': 'Recommended',
  'walletGroups.other': 'More wallets',
} as const satisfies MessageSlice
