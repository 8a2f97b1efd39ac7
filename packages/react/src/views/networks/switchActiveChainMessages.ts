import type { MessageSlice } from '../../i18n/types.js'

export const switchActiveChainMessages = {
  'switchChain.title': 'Switch to {network}',
  'switchChain.heading': 'Connect {name} wallet',
  'switchChain.text': 'You have no {name} account connected yet. What you have connected stays connected.',
  'switchChain.continue': 'Continue with {wallet}',
  'switchChain.choose': 'Choose a wallet',
  'switchChain.chooseOther': 'Choose another wallet',
  'switchChain.gone': 'This network is gone',
  'switchChain.goneHint': 'Go back and choose another one.',
} as const satisfies MessageSlice
