import type { MessageSlice } from '../../../page/i18n/message.js'

/** Reasons that a transfer is not sent. They load with the first of them. */
export const failureMessages = {
  'send.incomplete': 'Please enter a valid amount and receiver address',
  'send.gasShort': 'Not enough {symbol} for the network fee',
  'send.amountLow': 'The receiver has no account yet. Send at least {amount} {symbol}.',
  'send.reserve': 'Keep at least {amount} {symbol} in your account, or send all of it',
  'send.notTransferable': '{symbol} cannot be transferred',
  'send.paused': 'The issuer has paused transfers of {symbol}',
  'send.frozen': 'The issuer has frozen {symbol} in your account',
  'send.programmable': 'Rules of the issuer apply to this NFT. Send it in your wallet.',
  'send.confidential': 'Your balance of {symbol} is confidential. Send it in your wallet.',
  'send.receiverFrozen': 'The receiver cannot get {symbol}: the issuer has frozen that account',
  'send.receiverConfidential':
    'The receiver accepts only confidential transfers of {symbol}. Send it in your wallet.',
  'send.memoRequired': 'The receiver accepts only transfers with a memo. Send it in your wallet.',
  'send.feeChanged': 'The fee of {symbol} has changed. Check the transfer again.',
  'send.hook': 'The issuer of {symbol} sets conditions that this app cannot meet. Send it in your wallet.',
  'send.tooLarge': 'The transaction is too large. Send less at once.',
  'send.wrongCluster': 'The node of this app does not belong to {network}. Nothing was sent.',
  'send.networkUnknown': 'This app does not list that network',
  'send.walletNetwork': 'Your wallet does not support {network}',
  'send.nodeBusy': 'The network receives too many requests. Try again in a moment.',
  'send.nodeRefused': 'The node of the network refuses the request, because it is too large',
  'send.nodeSilent': 'The network does not answer. Try again in a moment.',
  'send.decimals': 'The token list and the network disagree about {symbol}. It cannot be sent.',
  'send.nameFailed': 'Error resolving name',
  'send.receiverChanged': '{name} now resolves to another address. Nothing was sent.',
  'send.senderChanged': 'The account or the network has changed. Nothing was sent.',
  'send.failed': 'Failed to send transaction. Please try again.',
} as const satisfies MessageSlice
