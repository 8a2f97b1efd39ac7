import { modalMessages } from '../../modal/modalMessages.js'
import type { MessageSlice } from '../../page/i18n/message.js'

const own = {
  'send.title': 'Send',
  'send.selectToken': 'Select token',
  'send.amount': 'Amount',
  'send.max': 'Max',
  'send.balance': 'Balance: {amount}',
  'send.receiver': 'Receiver',
  'send.receiverOrName': 'Address or name',
  'send.receiverAddress': 'Address',
  'send.receivers': 'Known receivers',
  'send.ownAccount': 'Your account',
  'send.pastReceiver': 'Sent before',
  'send.preview': 'Preview send',
  'send.preparing': 'Checking…',
  'send.amountInvalid': 'Enter a number with at most one decimal separator',
  'send.amountPrecise': {
    zero: '{symbol} has no decimals',
    one: '{symbol} has only one decimal',
    other: '{symbol} has only {count} decimals',
  },
  'send.balanceShort': 'Insufficient balance',
  'send.addressInvalid': 'Not an address on {network}',
  'send.addressChecksum': 'At least one character of this address is wrong. Copy it again.',
  'send.addressZero': 'Assets sent to this address are lost',
  'send.addressToken': 'This is the contract of the token itself',
  'send.pending': 'Approve or reject the last transfer in your wallet first',
  'send.unavailable': 'Token Balance Unavailable',
  'send.tokensSearch': 'Search tokens',
  'send.tokensNone': 'No tokens found',
  'send.imitation': 'May be an imitation',
  'send.review': 'Review send',
  'send.you': 'You send',
  'send.to': 'To',
  'send.receives': 'The receiver gets',
  'send.transferFee': 'The token keeps a fee of {amount} {symbol}',
  'send.network': 'Network',
  'send.fee': 'Network fee, at most',
  'send.priority': '{amount} {symbol} of it pays for priority',
  'send.lookalike': 'It looks like {address}, but is a different address. Compare every character.',
  'send.ethereumAddress': '{name} has no address for {network}. This is its Ethereum address.',
  'send.unwraps':
    'Your {symbol} is unwrapped: the receiver gets {currency}, and the rest becomes {currency} in your account.',
  'send.permanentDelegate': 'The issuer of {symbol} can take it from every account, at any time.',
  'send.started': 'Transaction started',
  'send.confirmed': 'Sent {amount} {symbol}',
  'send.reverted': '{amount} {symbol} could not be sent: the transaction failed on the network',
  'send.expired':
    '{amount} {symbol} could not be sent: the network did not accept it in time. Nothing was sent.',
  'send.unknown': 'It is not known yet whether {amount} {symbol} was sent. Check your activity first.',
  'send.replaced': 'The transaction of {amount} {symbol} was replaced in the wallet',
  'send.canceled': 'The transaction of {amount} {symbol} was canceled',
} as const satisfies MessageSlice

// A spread may call a getter, so bundlers keep it where it is not in a call that is marked.
export const sendMessages = /*#__PURE__*/ Object.assign({}, modalMessages, own)
