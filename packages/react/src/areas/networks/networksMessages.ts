import type { MessageSlice } from '../../page/i18n/message.js'

export const networksMessages = {
  'networks.title': 'Choose network',
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.whatIs': 'What is a network?',
  'networks.none': 'No network by that name',
  'networks.testnet': 'Testnet',
  'networks.current': 'Connected',
  'networks.approve': 'Approve in your wallet',
  'networks.rejected': 'The switch was declined',
  'networks.failed': 'The network could not be switched',
  'networks.switched': 'Switched to {name}',
  'switchChain.title': 'Switch to {network}',
  'switchChain.text': 'No {name} account is connected yet. Your other wallets stay connected.',
  'switchChain.continue': 'Continue with {wallet}',
  'switchChain.choose': 'Choose a wallet',
  'switchChain.chooseOther': 'Choose another wallet',
  'switchChain.gone': 'This network is no longer available',
  'switchChain.goneHint': 'Go back and choose another one.',
  'unsupported.title': 'Switch network',
  'unsupported.heading': 'Chain is not supported',
  'unsupported.text':
    'This app does not support the current network of your wallet. Choose one of these to continue.',
  'unsupported.disconnect': 'Disconnect',
  'whatIsNetwork.record': 'A shared record',
  'whatIsNetwork.recordText':
    'Many computers keep the same record of who owns what, and run the programs of apps. No single party owns it.',
  'whatIsNetwork.fees': 'Its own fees',
  'whatIsNetwork.feesText':
    'You pay a fee for each transaction, in the currency of the network. Fees and speed differ between networks.',
  'whatIsNetwork.separate': 'Separate from the others',
  'whatIsNetwork.separateText':
    'Assets on one network are not on another. Choose the network with the assets that you want to use.',
} as const satisfies MessageSlice
