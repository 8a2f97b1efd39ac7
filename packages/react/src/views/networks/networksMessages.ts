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
  'switchChain.title': 'Switch to {network}',
  'switchChain.heading': 'Connect {name} wallet',
  'switchChain.text': 'You have no {name} account connected yet. What you have connected stays connected.',
  'switchChain.continue': 'Continue with {wallet}',
  'switchChain.choose': 'Choose a wallet',
  'switchChain.chooseOther': 'Choose another wallet',
  'switchChain.gone': 'This network is gone',
  'switchChain.goneHint': 'Go back and choose another one.',
  'unsupported.title': 'Switch network',
  'unsupported.heading': 'Chain is not supported',
  'unsupported.text':
    'This app does not work on the network your wallet is on. Choose one of these to go on.',
  'unsupported.disconnect': 'Disconnect',
} as const satisfies MessageSlice
