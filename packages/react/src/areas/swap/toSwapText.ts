import { isError } from '@latchkit/core/errors'
import { InsufficientSwapBalanceError, SwapDecimalsError } from '@latchkit/core/swap'
import type { MessageParameters } from '../../page/i18n/message.js'
import type { swapMessages } from './swapMessages.js'

/** A text of the area. */
export type SwapText = {
  readonly key: keyof typeof swapMessages
  readonly parameters?: MessageParameters | undefined
}

const keys: { readonly [code in string]?: SwapText['key'] } = {
  'swap/incomplete': 'swap.enterValid',
  'swap/not-supported': 'swap.notSupported',
  'swap/gas-price-not-supported': 'swap.noGasPrice',
  'swap/initialization-failed': 'swap.initializationFailed',
  'swap/price-unavailable': 'swap.priceFailed',
  'swap/no-quote': 'swap.incorrectAmount',
  'swap/insufficient-balance': 'swap.insufficient',
  'swap/decimals-mismatch': 'swap.decimals',
  'swap/quote-changed': 'swap.quoteChanged',
  'swap/account-changed': 'swap.accountChanged',
  'swap/pending': 'swap.pending',
  'swap/allowance-failed': 'swap.allowanceFailed',
  'swap/approval-not-created': 'swap.approvalNotCreated',
  'swap/approval-failed': 'swap.failed',
  'swap/not-created': 'swap.notCreated',
  // The details are for the operator of the gateway.
  'swap/refused': 'swap.notCreated',
  'swap/unreadable': 'swap.notCreated',
  'swap/failed': 'swap.failed',
}

/** Returns the message for an error. */
export function toSwapText(error: unknown): SwapText {
  const key = (isError(error) && keys[error.code]) || 'modal.somethingWrong'
  const isOfToken = error instanceof SwapDecimalsError || error instanceof InsufficientSwapBalanceError
  return { key, parameters: isOfToken ? { symbol: error.symbol } : undefined }
}
