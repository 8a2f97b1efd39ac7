import type { InvalidReceiverError } from '@latchkit/core/send'
import type { MessageParameters } from '../../page/i18n/message.js'
import type { sendMessages } from './sendMessages.js'

/** A text of the area, and its position. */
export type SendText = {
  readonly field: 'amount' | 'receiver' | 'form'
  readonly key: keyof typeof sendMessages
  readonly parameters?: MessageParameters
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
