import { isError } from '@latchkit/core/errors'
import {
  AmountTooLowError,
  BelowReserveError,
  InvalidReceiverError,
  type SendOutcome,
  type SendPreview,
  toAmountText,
} from '@latchkit/core/send'
import type { MessageParameters } from '../../page/i18n/message.js'
import type { sendMessages } from './sendMessages.js'

/** A text of the area, and its position. */
export type SendText = {
  readonly field: 'amount' | 'receiver' | 'form'
  readonly key: keyof typeof sendMessages
  readonly parameters?: MessageParameters
}

type Names = {
  /** Symbol of the token. */
  readonly symbol: string
  /** Symbol of the currency that pays the fee. */
  readonly currency: string
  /** Decimals of that currency. */
  readonly decimals: number
  readonly locale: string
  readonly network: string
  /** Input of the receiver field. */
  readonly receiver: string
}

/** Returns the message for an error. */
export function toSendText(error: unknown, names: Names): SendText {
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
  return { field: 'form', key: 'send.somethingWrong' }
}

/** The reason of the adapter, where it is one that the user can act on. */
function toFailureText(error: unknown, names: Names): SendText {
  const { cause } = error as { readonly cause?: unknown }
  const text = toSendText(cause, names)
  return { ...text, field: 'form', key: text.key === 'send.somethingWrong' ? 'send.failed' : text.key }
}

function toNodeText(error: unknown): SendText {
  const { status } = error as { readonly status?: unknown }
  if (status === 429) return { field: 'form', key: 'send.nodeBusy' }
  return { field: 'form', key: status === 413 ? 'send.nodeRefused' : 'send.nodeSilent' }
}

/** Problems of `TransferRefusedError` of the Solana adapter, which this package does not import. */
const refusals: { readonly [problem: string]: Pick<SendText, 'field' | 'key'> } = {
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

function toRefusal(error: unknown): Pick<SendText, 'field' | 'key'> {
  const { problem = '' } = error as { readonly problem?: string }
  return refusals[problem] ?? { field: 'form', key: 'send.somethingWrong' }
}

/** Returns the reason for a rejected receiver. */
export function toReceiverText(problem: InvalidReceiverError['problem'], network: string): SendText {
  const keys = {
    invalid: 'send.addressInvalid',
    checksum: 'send.addressChecksum',
    zero: 'send.addressZero',
    token: 'send.addressToken',
  } as const
  return { field: 'receiver', key: keys[problem], parameters: { network } }
}

/** Returns the text for the result of a transfer. */
export function toOutcomeText(status: SendOutcome['status'] | 'unknown') {
  const keys = {
    confirmed: 'send.confirmed',
    failed: 'send.reverted',
    replaced: 'send.replaced',
    cancelled: 'send.canceled',
    expired: 'send.expired',
    unknown: 'send.unknown',
  } as const satisfies { readonly [status in SendOutcome['status'] | 'unknown']: keyof typeof sendMessages }
  return keys[status]
}

/** Names in error messages. */
export function toNames(
  preview: Pick<SendPreview, 'network'> | undefined,
  {
    symbol = '',
    receiver = '',
    locale,
  }: {
    readonly symbol?: string | undefined
    readonly receiver?: string | undefined
    readonly locale: string
  },
): Names {
  const { name = '', nativeCurrency } = preview?.network ?? {}
  const { symbol: currency = '', decimals = 0 } = nativeCurrency ?? {}
  return { symbol, receiver, currency, decimals, locale, network: name }
}
