import type { Network } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { AmountTooLowError, BelowReserveError, InvalidReceiverError, toAmountText } from '@latchkit/core/send'
import { localeAtom } from '../../../page/i18n/atoms.js'
import { formatMessage } from '../../../page/i18n/formatMessage.js'
import type { Message, MessageParameters } from '../../../page/i18n/message.js'
import type { Latchkit } from '../../../page/latchkit/types.js'
import { sendMessages } from '../sendMessages.js'
import { type SendText, toReceiverText } from '../toReceiverText.js'
import { failureMessages } from './failureMessages.js'

const texts = { ...sendMessages, ...failureMessages }

type FailureText = {
  readonly field: SendText['field']
  readonly key: keyof typeof texts
  readonly parameters?: MessageParameters
}

type Names = {
  readonly symbol: string
  /** Symbol of the currency that pays the fee, and its decimals. */
  readonly currency: string
  readonly decimals: number
  readonly locale: string
  readonly network: string
  readonly receiver: string
}

/** A failure in the locale that is shown, and its position. */
export type SendFailure = { readonly field: SendText['field']; readonly message: string }

/** Values that the texts of failures name. */
export type FailureNames = {
  readonly network: Network | undefined
  /** Symbol of the token. */
  readonly symbol?: string | undefined
  /** Input of the receiver field. */
  readonly receiver?: string | undefined
}

/** Returns the text for an error of a transfer. */
export function describeFailure(
  { client }: Pick<Latchkit, 'client'>,
  error: unknown,
  { network, symbol = '', receiver = '' }: FailureNames,
): SendFailure {
  const { locale, formatLocale, messages } = client.store.get(localeAtom)
  const { name = '', nativeCurrency } = network ?? {}
  const { symbol: currency = '', decimals = 0 } = nativeCurrency ?? {}
  const names = { symbol, receiver, currency, decimals, locale: formatLocale, network: name }
  const { field, key, parameters = {} } = toText(error, names)
  const translated: Message | undefined = messages[key]
  // As `useTranslate` does.
  const language = translated === undefined ? 'en' : locale
  const form = formatLocale.startsWith(language) ? formatLocale : language
  return { field, message: formatMessage(translated ?? texts[key], parameters, form) }
}

function toText(error: unknown, names: Names): FailureText {
  const { symbol, currency, decimals, locale, network, receiver } = names
  const code = isError(error) ? error.code : undefined
  switch (code) {
    case 'send/incomplete':
      return { field: 'form', key: 'send.incomplete' }
    case 'send/insufficient-balance':
      return { field: 'amount', key: 'send.balanceShort' }
    case 'send/insufficient-gas':
    // From the simulation of the chain, which checks rules that the estimate does not.
    case 'solana/insufficient-funds':
      return { field: 'amount', key: 'send.gasShort', parameters: { symbol: currency } }
    case 'send/decimals-mismatch':
      return { field: 'form', key: 'send.decimals', parameters: { symbol } }
    case 'send/pending':
      return { field: 'form', key: 'send.pending' }
    case 'send/receiver-changed':
      return { field: 'form', key: 'send.receiverChanged', parameters: { name: receiver } }
    case 'send/sender-changed':
      return { field: 'form', key: 'send.senderChanged' }
    case 'send/failed':
      return toFailureText(error, names)
    case 'names/unresolved':
      return { field: 'receiver', key: 'send.nameFailed' }
    case 'solana/invalid-address':
      return { field: 'receiver', key: 'send.addressInvalid', parameters: { network } }
    case 'solana/transaction-too-large':
      return { field: 'form', key: 'send.tooLarge' }
    case 'solana/wrong-cluster':
      return { field: 'form', key: 'send.wrongCluster', parameters: { network } }
    case 'networks/not-found':
      return { field: 'form', key: 'send.networkUnknown' }
    case 'solana/wallet-lacks-network':
      return { field: 'form', key: 'send.walletNetwork', parameters: { network } }
    case 'http/network':
    case 'http/timeout':
      return { field: 'form', key: 'send.nodeSilent' }
    case 'http/status':
      return toNodeText(error)
    case 'solana/transfer-refused':
      return { ...toRefusal(error), parameters: { symbol } }
  }
  const toAmount = (value: bigint) => ({
    amount: toAmountText({ value, decimals, locale }),
    symbol: currency,
  })
  if (error instanceof AmountTooLowError)
    return { field: 'amount', key: 'send.amountLow', parameters: toAmount(error.minimum) }
  if (error instanceof BelowReserveError)
    return { field: 'amount', key: 'send.reserve', parameters: toAmount(error.reserve) }
  if (error instanceof InvalidReceiverError) return toReceiverText(error.problem, network)
  return { field: 'form', key: 'modal.somethingWrong' }
}

/** The reason of the adapter, where it is one that the user can act on. */
function toFailureText(error: unknown, names: Names): FailureText {
  const { cause } = error as { readonly cause?: unknown }
  const text = toText(cause, names)
  return { ...text, field: 'form', key: text.key === 'modal.somethingWrong' ? 'send.failed' : text.key }
}

function toNodeText(error: unknown): FailureText {
  const { status } = error as { readonly status?: unknown }
  if (status === 429) return { field: 'form', key: 'send.nodeBusy' }
  return { field: 'form', key: status === 413 ? 'send.nodeRefused' : 'send.nodeSilent' }
}

/** Problems of `TransferRefusedError` of the Solana adapter, which this package does not import. */
const refusals: { readonly [problem: string]: Pick<FailureText, 'field' | 'key'> } = {
  'not-transferable': { field: 'form', key: 'send.notTransferable' },
  paused: { field: 'form', key: 'send.paused' },
  frozen: { field: 'form', key: 'send.frozen' },
  programmable: { field: 'form', key: 'send.programmable' },
  confidential: { field: 'form', key: 'send.confidential' },
  'fee-changed': { field: 'form', key: 'send.feeChanged' },
  hook: { field: 'form', key: 'send.hook' },
  'receiver-frozen': { field: 'receiver', key: 'send.receiverFrozen' },
  'receiver-confidential': { field: 'receiver', key: 'send.receiverConfidential' },
  'memo-required': { field: 'receiver', key: 'send.memoRequired' },
}

function toRefusal(error: unknown): Pick<FailureText, 'field' | 'key'> {
  const { problem = '' } = error as { readonly problem?: string }
  return refusals[problem] ?? { field: 'form', key: 'modal.somethingWrong' }
}
