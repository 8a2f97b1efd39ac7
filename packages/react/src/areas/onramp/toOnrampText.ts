import { isError } from '@latchkit/core/errors'
import type { CheckedPayment, PaymentCurrency } from '@latchkit/core/onramp'
import type { MessageParameters } from '../../page/i18n/message.js'
import { formatFiat } from '../../shared/formatFiat.js'
import type { onrampMessages } from './onrampMessages.js'

/** A text of the area. */
export type OnrampText = {
  readonly key: keyof typeof onrampMessages
  readonly parameters?: MessageParameters
}

/** Returns the message for an error. */
export function toErrorText(error: unknown): OnrampText['key'] {
  if (isError(error, 'onramp/restricted')) return 'onramp.restricted'
  return isError(error, 'onramp/not-offered') ? 'onramp.notOffered' : 'modal.somethingWrong'
}

/** Returns the problem of an amount; undefined if it can be paid, and while the field is empty. */
export function toAmountProblem(
  { problem }: CheckedPayment,
  { id: currency, limits }: PaymentCurrency,
  locale: string,
): OnrampText | undefined {
  const money = (value: number) => ({ amount: formatFiat(value, locale, currency) })
  switch (problem) {
    case 'invalid':
      return { key: 'onramp.amountInvalid' }
    case 'too-precise': {
      const { maximumFractionDigits: count = 2 } = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
      }).resolvedOptions()
      return { key: 'onramp.amountPrecise', parameters: { currency, count } }
    }
    case 'too-low':
      return limits.length > 0
        ? { key: 'onramp.tooLow', parameters: money(Math.min(...limits.map(({ min }) => min))) }
        : { key: 'onramp.amountInvalid' }
    case 'too-high':
      return { key: 'onramp.tooHigh', parameters: money(Math.max(...limits.map(({ max }) => max))) }
    default:
      return undefined
  }
}
