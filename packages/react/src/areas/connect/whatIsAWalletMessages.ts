import type { MessageSlice } from '../../page/i18n/message.js'

export const whatIsAWalletMessages = {
  'whatIsWallet.title': 'What is a wallet?',
  'whatIsWallet.assets': 'It shows and moves your assets',
  'whatIsWallet.assetsText':
    'Tokens and NFTs are recorded on networks. With your wallet you send and receive them.',
  'whatIsWallet.signIn': 'It signs you in',
  'whatIsWallet.signInText': 'You connect it to an app in place of an account with a password.',
  'whatIsWallet.approve': 'It asks you first',
  'whatIsWallet.approveText':
    'Nothing is sent without your approval. Share your recovery phrase with nobody: it gives access to all you have.',
  'whatIsWallet.get': 'Get a wallet',
  'whatIsWallet.guide': 'Learn more',
} as const satisfies MessageSlice
