import { BaseError } from '../../errors/BaseError.js'

/** The form lacks a value that the swap needs (`swap/incomplete`). */
export class SwapIncompleteError extends BaseError {
  override readonly name = 'SwapIncompleteError'
  constructor({ missing }: { missing: string }) {
    super('Please enter a valid amount', {
      code: 'swap/incomplete',
      metaMessages: [`The swap lacks ${missing}.`],
    })
  }
}

/** The network does not support swaps (`swap/not-supported`). */
export class SwapNotSupportedError extends BaseError {
  override readonly name = 'SwapNotSupportedError'
  constructor({ network, cause }: { network: string; cause?: unknown }) {
    super('Network not supported for Swaps', {
      code: 'swap/not-supported',
      cause,
      metaMessages: [
        `Tokens of ${network} are not swapped by this app or its gateway.`,
        'Set `services: { swaps: true }` of the network where the gateway has an exchange.',
      ],
    })
  }
}

/** The gateway has no gas price of the network (`swap/gas-price-not-supported`). */
export class GasPriceNotSupportedError extends BaseError {
  override readonly name = 'GasPriceNotSupportedError'
  constructor({ network, cause }: { network: string; cause: unknown }) {
    super('Network not supported for Gas Price', {
      code: 'swap/gas-price-not-supported',
      cause,
      metaMessages: [`The gateway has no node of ${network}, or no exchange there.`],
    })
  }
}

/** The initial data of a swap cannot be read (`swap/initialization-failed`). */
export class SwapInitializationError extends BaseError {
  override readonly name = 'SwapInitializationError'
  constructor({ cause }: { cause: unknown }) {
    super('Failed to initialize swap', {
      code: 'swap/initialization-failed',
      cause,
      metaMessages: ['The gateway did not list tokens and the gas price. See `cause`, and try again.'],
    })
  }
}

/** The gateway did not answer with prices (`swap/price-unavailable`). */
export class NetworkPriceUnavailableError extends BaseError {
  override readonly name = 'NetworkPriceUnavailableError'
  constructor({ cause }: { cause: unknown }) {
    super('Failed to fetch network token price', {
      code: 'swap/price-unavailable',
      cause,
      metaMessages: ['Values in dollars are absent. A swap does not need them.'],
    })
  }
}

/** There is no route from one token to the other for the amount (`swap/no-quote`). */
export class NoQuoteError extends BaseError {
  override readonly name = 'NoQuoteError'
  constructor() {
    super('Incorrect amount', {
      code: 'swap/no-quote',
      metaMessages: [
        'Please enter a valid amount',
        'The gateway found no exchange for the tokens and the amount.',
      ],
    })
  }
}

/** The balance is lower than the swapped amount, or than the fee of the network (`swap/insufficient-balance`). */
export class InsufficientSwapBalanceError extends BaseError {
  override readonly name = 'InsufficientSwapBalanceError'
  /** Symbol of the missing token. */
  readonly symbol: string
  constructor({ symbol }: { symbol: string }) {
    super('Insufficient balance', {
      code: 'swap/insufficient-balance',
      metaMessages: [`The account has too little ${symbol} on the chain for the swap and its network fee.`],
    })
    this.symbol = symbol
  }
}

/** The gateway or the wallet reports other decimals than the chain (`swap/decimals-mismatch`). */
export class SwapDecimalsError extends BaseError {
  override readonly name = 'SwapDecimalsError'
  /** Symbol of the token. */
  readonly symbol: string
  constructor({ symbol, listed, read }: { symbol: string; listed: number; read: number }) {
    super('The decimals of the token are not certain', {
      code: 'swap/decimals-mismatch',
      metaMessages: [
        `${symbol} has ${read} decimals on the chain, and ${listed} in the list of tokens.`,
        'The amount would differ from the amount shown. Nothing was swapped.',
      ],
    })
    this.symbol = symbol
  }
}

/** The swap returns less than was shown, by more than the slippage (`swap/quote-changed`). */
export class QuoteChangedError extends BaseError {
  override readonly name = 'QuoteChangedError'
  constructor() {
    super('The quote has changed', {
      code: 'swap/quote-changed',
      metaMessages: [
        'The swap gives less than was shown. It was not sent.',
        'Show the new quote and ask again.',
      ],
    })
  }
}

/** The active account or network differs from the preview (`swap/account-changed`). */
export class SwapAccountChangedError extends BaseError {
  override readonly name = 'SwapAccountChangedError'
  constructor() {
    super('The account or the network has changed', {
      code: 'swap/account-changed',
      metaMessages: ['It differs from the preview. The swap was not sent.', 'Call `prepareSwap` again.'],
    })
  }
}

/** The wallet has not answered an earlier swap (`swap/pending`). */
export class SwapPendingError extends BaseError {
  override readonly name = 'SwapPendingError'
  constructor() {
    super('Another swap waits in the wallet', {
      code: 'swap/pending',
      metaMessages: ['Approve or reject it there first, so that nothing is swapped twice.'],
    })
  }
}

/** The allowance of the exchange cannot be read from the gateway (`swap/allowance-failed`). */
export class AllowanceError extends BaseError {
  override readonly name = 'AllowanceError'
  constructor({ cause }: { cause: unknown }) {
    super('Failed to check allowance', {
      code: 'swap/allowance-failed',
      cause,
      metaMessages: ['See `cause`. Nothing was sent.'],
    })
  }
}

/** The gateway did not create the approval (`swap/approval-not-created`). */
export class ApprovalNotCreatedError extends BaseError {
  override readonly name = 'ApprovalNotCreatedError'
  constructor({ cause }: { cause?: unknown }) {
    super('Failed to create approval transaction', {
      code: 'swap/approval-not-created',
      cause,
      metaMessages: ['See `cause`. The exchange may spend no more than before.'],
    })
  }
}

/** The wallet refused the approval, or it failed (`swap/approval-failed`). */
export class ApprovalFailedError extends BaseError {
  override readonly name = 'ApprovalFailedError'
  constructor({ cause }: { cause?: unknown }) {
    super('Transaction error', {
      code: 'swap/approval-failed',
      cause,
      metaMessages: ['The approval was refused, replaced or reverted. Nothing was swapped.'],
    })
  }
}

/** The gateway did not create the transaction of the swap (`swap/not-created`). */
export class SwapNotCreatedError extends BaseError {
  override readonly name = 'SwapNotCreatedError'
  constructor({ cause }: { cause: unknown }) {
    super('Failed to create transaction', {
      code: 'swap/not-created',
      cause,
      metaMessages: ['See `cause`. Nothing was swapped.'],
    })
  }
}

/** A transaction of the gateway does not match the request (`swap/refused`). */
export class SwapRefusedError extends BaseError {
  override readonly name = 'SwapRefusedError'
  constructor({ problem }: { problem: string }) {
    super('The transaction of the gateway is not the swap', {
      code: 'swap/refused',
      metaMessages: [problem, 'The wallet was not prompted. Report it to the operator of the gateway.'],
    })
  }
}

/** The effect of the transaction of the gateway is not known (`swap/unreadable`). */
export class SwapUnreadableError extends BaseError {
  override readonly name = 'SwapUnreadableError'
  constructor({ router }: { router: string }) {
    super('The swap could not be checked', {
      code: 'swap/unreadable',
      metaMessages: [`Set \`unread\` of ${router} in \`services.swapRouters\`. Nothing was swapped.`],
    })
  }
}

/** The wallet refused the swap, or it failed before it had a hash (`swap/failed`). */
export class SwapFailedError extends BaseError {
  override readonly name = 'SwapFailedError'
  constructor({ cause }: { cause: unknown }) {
    super('Transaction error', {
      code: 'swap/failed',
      cause,
      metaMessages: ['See `cause` for the error of the wallet. The form keeps its values.'],
    })
  }
}
