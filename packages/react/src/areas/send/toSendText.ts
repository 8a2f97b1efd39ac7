import type { TransactionOutcome } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { InvalidReceiverError, type SendPreview } from '@latchkit/core/send'
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
  readonly network: string
  /** Input of the receiver field. */
  readonly receiver: string
}

/** Returns the message for an error. */
export function toSendText(error: unknown, { symbol, currency, network, receiver }: Names): SendText {
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
      return { field: 'form', key: 'send.failed' }
    case 'names/unresolved':
      return { field: 'receiver', key: 'send.nameFailed' }
    case 'solana/invalid-address':
      return { field: 'receiver', key: 'send.addressInvalid', parameters: { network } }
  }
  if (error instanceof InvalidReceiverError) return toReceiverText(error.problem, network)
  return { field: 'form', key: 'send.somethingWrong' }
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

/** Returns the result of a transfer; undefined if unknown. */
export function toOutcomeText(status: TransactionOutcome['status']) {
  const keys = {
    confirmed: 'send.confirmed',
    failed: 'send.reverted',
    replaced: 'send.replaced',
    cancelled: 'send.canceled',
  } as const satisfies { readonly [status in TransactionOutcome['status']]: keyof typeof sendMessages }
  return keys[status]
}

/** Names in error messages. */
export function toNames(
  preview: Pick<SendPreview, 'network'> | undefined,
  {
    symbol = '',
    receiver = '',
  }: { readonly symbol?: string | undefined; readonly receiver?: string | undefined },
): Names {
  const { name = '', nativeCurrency } = preview?.network ?? {}
  return { symbol, receiver, currency: nativeCurrency?.symbol ?? '', network: name }
}
