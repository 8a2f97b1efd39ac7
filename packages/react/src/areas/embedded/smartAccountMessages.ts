import type { MessageSlice } from '../../page/i18n/message.js'

export const smartAccountMessages = {
  'smart.title': 'Account type',
  'smart.text': 'Each account has its own address and its own assets.',
  'smart.smartAccount': 'Smart account',
  'smart.eoa': 'Standard account',
  'smart.undeployed': 'The smart account is deployed by its first transaction on {network}.',
  'smart.elsewhere': 'There is no smart account on {network}. On {networks} your choice applies.',
  'smart.changing': 'Changing the account…',
  'smart.active': '{account} is active now',
  'smart.sessions': 'Sessions',
  'smart.sessionsText': 'What apps may do without asking',
  'smart.failed': 'Failed to switch the account. The standard account is active.',
  'upgraded.turnBack': 'Revert the upgrade',
  'upgraded.runs': 'It runs {contract} on {network}',
  'upgraded.waiting': 'Confirm it in your wallet…',
  'upgraded.done': 'The standard account is no longer upgraded',
  'upgraded.sent': 'The transaction was sent. This can take a while.',
  'upgraded.failed': 'Failed to revert the upgrade.',
} as const satisfies MessageSlice
