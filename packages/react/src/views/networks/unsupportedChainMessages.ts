import type { MessageSlice } from '../../i18n/types.js'

export const unsupportedChainMessages = {
  'unsupported.title': 'Switch network',
  'unsupported.heading': 'Chain is not supported',
  'unsupported.text':
    'This app does not work on the network your wallet is on. Choose one of these to go on.',
  'unsupported.disconnect': 'Disconnect',
} as const satisfies MessageSlice
