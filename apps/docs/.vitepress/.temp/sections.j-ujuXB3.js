import { n as isError } from './BaseError.DWSHhfZu.js'
import { et as formatMessage } from './modal.Cy8uaE3n.js'
import { A as localeAtom } from './opener.DsbLlulK.js'
import { n as toAmountText } from './parseAmount.kM12DoJj.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  t as AmountTooLowError,
  n as BelowReserveError,
  r as InvalidReceiverError,
  sendMessages,
  toReceiverText,
} from './send.C-AUoVbV.js'

// ../../packages/react/dist/areas/send/sections.js
/** Reasons that a transfer is not sent. They load with the first of them. */
var failureMessages = {
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
  'send.hook': 'The issuer of {symbol} demands more than this app can send. Send it in your wallet.',
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
}
var describeFailure_exports = /* @__PURE__ */ __exportAll({ describeFailure: () => describeFailure })
var texts = {
  ...sendMessages,
  ...failureMessages,
}
/** Returns the text for an error of a transfer. */
function describeFailure({ client }, error, { network, symbol = '', receiver = '' }) {
  const { locale, formatLocale, messages } = client.store.get(localeAtom)
  const { name = '', nativeCurrency } = network ?? {}
  const { symbol: currency = '', decimals = 0 } = nativeCurrency ?? {}
  const {
    field,
    key,
    parameters = {},
  } = toText(error, {
    symbol,
    receiver,
    currency,
    decimals,
    locale: formatLocale,
    network: name,
  })
  const translated = messages[key]
  const language = translated === void 0 ? 'en' : locale
  const form = formatLocale.startsWith(language) ? formatLocale : language
  return {
    field,
    message: formatMessage(translated ?? texts[key], parameters, form),
  }
}
function toText(error, names) {
  const { symbol, currency, decimals, locale, network, receiver } = names
  switch (isError(error) ? error.code : void 0) {
    case 'send/incomplete':
      return {
        field: 'form',
        key: 'send.incomplete',
      }
    case 'send/insufficient-balance':
      return {
        field: 'amount',
        key: 'send.balanceShort',
      }
    case 'send/insufficient-gas':
    case 'solana/insufficient-funds':
      return {
        field: 'amount',
        key: 'send.gasShort',
        parameters: { symbol: currency },
      }
    case 'send/decimals-mismatch':
      return {
        field: 'form',
        key: 'send.decimals',
        parameters: { symbol },
      }
    case 'send/pending':
      return {
        field: 'form',
        key: 'send.pending',
      }
    case 'send/receiver-changed':
      return {
        field: 'form',
        key: 'send.receiverChanged',
        parameters: { name: receiver },
      }
    case 'send/sender-changed':
      return {
        field: 'form',
        key: 'send.senderChanged',
      }
    case 'send/failed':
      return toFailureText(error, names)
    case 'names/unresolved':
      return {
        field: 'receiver',
        key: 'send.nameFailed',
      }
    case 'solana/invalid-address':
      return {
        field: 'receiver',
        key: 'send.addressInvalid',
        parameters: { network },
      }
    case 'solana/transaction-too-large':
      return {
        field: 'form',
        key: 'send.tooLarge',
      }
    case 'solana/wrong-cluster':
      return {
        field: 'form',
        key: 'send.wrongCluster',
        parameters: { network },
      }
    case 'networks/not-found':
      return {
        field: 'form',
        key: 'send.networkUnknown',
      }
    case 'solana/wallet-lacks-network':
      return {
        field: 'form',
        key: 'send.walletNetwork',
        parameters: { network },
      }
    case 'http/network':
    case 'http/timeout':
      return {
        field: 'form',
        key: 'send.nodeSilent',
      }
    case 'http/status':
      return toNodeText(error)
    case 'solana/transfer-refused':
      return {
        ...toRefusal(error),
        parameters: { symbol },
      }
  }
  const toAmount = value => ({
    amount: toAmountText({
      value,
      decimals,
      locale,
    }),
    symbol: currency,
  })
  if (error instanceof AmountTooLowError)
    return {
      field: 'amount',
      key: 'send.amountLow',
      parameters: toAmount(error.minimum),
    }
  if (error instanceof BelowReserveError)
    return {
      field: 'amount',
      key: 'send.reserve',
      parameters: toAmount(error.reserve),
    }
  if (error instanceof InvalidReceiverError) return toReceiverText(error.problem, network)
  return {
    field: 'form',
    key: 'send.somethingWrong',
  }
}
/** The reason of the adapter, where it is one that the user can act on. */
function toFailureText(error, names) {
  const { cause } = error
  const text = toText(cause, names)
  return {
    ...text,
    field: 'form',
    key: text.key === 'send.somethingWrong' ? 'send.failed' : text.key,
  }
}
function toNodeText(error) {
  const { status } = error
  if (status === 429)
    return {
      field: 'form',
      key: 'send.nodeBusy',
    }
  return {
    field: 'form',
    key: status === 413 ? 'send.nodeRefused' : 'send.nodeSilent',
  }
}
/** Problems of `TransferRefusedError` of the Solana adapter, which this package does not import. */
var refusals = {
  'not-transferable': {
    field: 'form',
    key: 'send.notTransferable',
  },
  paused: {
    field: 'form',
    key: 'send.paused',
  },
  frozen: {
    field: 'form',
    key: 'send.frozen',
  },
  programmable: {
    field: 'form',
    key: 'send.programmable',
  },
  confidential: {
    field: 'form',
    key: 'send.confidential',
  },
  'fee-changed': {
    field: 'form',
    key: 'send.feeChanged',
  },
  hook: {
    field: 'form',
    key: 'send.hook',
  },
  'receiver-frozen': {
    field: 'receiver',
    key: 'send.receiverFrozen',
  },
  'receiver-confidential': {
    field: 'receiver',
    key: 'send.receiverConfidential',
  },
  'memo-required': {
    field: 'receiver',
    key: 'send.memoRequired',
  },
}
function toRefusal(error) {
  const { problem = '' } = error
  return (
    refusals[problem] ?? {
      field: 'form',
      key: 'send.somethingWrong',
    }
  )
}

export { describeFailure_exports }
