import { modalMessages } from '../../modal/modalMessages.js'
import type { MessageSlice } from '../../page/i18n/message.js'

const own = {
  'onramp.title': 'Buy',
  'onramp.pay': 'You pay',
  'onramp.get': 'You get',
  'onramp.getAbout': 'You get, about',
  'onramp.selectToken': 'Select token',
  'onramp.selectCurrency': 'Select currency',
  'onramp.tokensSearch': 'Search tokens',
  'onramp.tokensNone': 'No tokens found',
  'onramp.amountInvalid': 'Enter a number with at most one decimal separator',
  'onramp.amountPrecise': {
    zero: '{currency} has no decimals',
    one: '{currency} has only one decimal',
    other: '{currency} has only {count} decimals',
  },
  'onramp.tooLow': 'At least {amount}',
  'onramp.tooHigh': 'At most {amount}',
  'onramp.byBank': 'Above the card limit. Pay from a bank account.',
  'onramp.card': 'Card',
  'onramp.bank': 'Bank account',
  'onramp.limits': '{min} to {max}',
  'onramp.total': 'You pay in total',
  'onramp.fee': 'Provider fee',
  'onramp.networkFee': 'Network fee',
  'onramp.quoting': 'Fetching the price…',
  'onramp.opening': 'Opening the checkout…',
  'onramp.continue': 'Continue',
  'onramp.restricted': 'Buying is not offered in this region',
  'onramp.notOffered': 'Buying is not available',
  'onramp.none': 'Nothing can be bought on {network}',
  'onramp.waiting': 'Finish the purchase in the other window',
  'onramp.waitingText':
    'The result appears here. It can take a few minutes until {symbol} is in your wallet.',
  'onramp.blocked': 'The browser blocked the window',
  'onramp.blockedText': 'Open the checkout with the button below.',
  'onramp.open': 'Open the checkout',
  'onramp.openAgain': 'Open the checkout again',
  'onramp.unknown': 'The result is not available at the moment. Retrying…',
  'onramp.paid': 'You bought {amount}',
  'onramp.paidText': 'It is in your wallet.',
  'onramp.done': 'Done',
  'onramp.failed': 'The purchase failed',
  'onramp.failedText': 'The payment was declined, or cancelled at the provider.',
} as const satisfies MessageSlice

export const onrampMessages = /*#__PURE__*/ Object.assign({}, modalMessages, own)
