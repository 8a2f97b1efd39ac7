import type { MessageSlice } from '../../page/i18n/message.js'

export const whatIsAWalletMessages = {
  'whatIsWallet.assets': 'It shows and moves your assets',
  'whatIsWallet.assetsText':
    'Tokens and NFTs are recorded on networks. With your wallet you send and receive them.',
  'whatIsWallet.signIn': 'It signs you in',
  'whatIsWallet.signInText': 'Connect it to an app instead of using an account with a password.',
  'whatIsWallet.approve': 'It asks you first',
  'whatIsWallet.approveText':
    'Nothing is sent without your approval. Never share your recovery phrase: it gives access to all your assets.',
  'whatIsWallet.get': 'Get a wallet',
  'whatIsWallet.guide': 'Learn more',
} as const satisfies MessageSlice
