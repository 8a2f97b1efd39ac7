import { BaseError } from '../../errors/BaseError.js'

/**
 * The form lacks a value that the swap needs (`swap/incomplete`).
 *
 * @error swap/incomplete
 * @why The swap has no token to sell, no token to buy, no amount above 0, or no connected account; or `confirmSwap` was
 * called before `prepareSwap`.
 * @solution Complete the form with `updateSwap`, then call `prepareSwap`.
 */
export class SwapIncompleteError extends BaseError {
  override readonly name = 'SwapIncompleteError'
  constructor({ missing }: { missing: string }) {
    super('Please enter a valid amount', {
      code: 'swap/incomplete',
      metaMessages: [`The swap lacks ${missing}.`],
    })
  }
}

/**
 * The network does not support swaps (`swap/not-supported`).
 *
 * @error swap/not-supported
 * @why The network is not one of those with swaps, `services.swaps` of it is false, or the gateway has no exchange
 * there. Swaps are for eip155.
 * @solution Switch to another network. For a local or private network, set `services: { swaps: true, swapRouters }` and
 * give the gateway its exchange in `DEX_FILE`.
 */
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

/**
 * The gateway has no gas price of the network (`swap/gas-price-not-supported`).
 *
 * @error swap/gas-price-not-supported
 * @why The gateway has no node of the network, or swaps nothing there, so that it knows no gas price.
 * @solution Configure a node of the network at the gateway.
 */
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

/**
 * The initial data of a swap cannot be read (`swap/initialization-failed`).
 *
 * @error swap/initialization-failed
 * @why The gateway did not answer with its tokens and the gas price: it cannot be reached, it failed, or it refuses
 * swaps in this region. `cause` says which.
 * @solution Try again. If it stays, check the log of the gateway.
 */
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

/**
 * The gateway did not answer with prices (`swap/price-unavailable`).
 *
 * @error swap/price-unavailable
 * @why The gateway did not answer the call for prices. Values and the price impact are absent. A swap does not need
 * them.
 * @solution Nothing. If it stays, check the providers of prices at the gateway.
 */
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

/**
 * There is no route from one token to the other for the amount (`swap/no-quote`).
 *
 * @error swap/no-quote
 * @why No exchange that the gateway knows gives something for this amount of the token.
 * @solution Please enter a valid amount, or choose another token.
 */
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

/**
 * The balance is lower than the swapped amount, or than the fee of the network (`swap/insufficient-balance`).
 *
 * @error swap/insufficient-balance
 * @why The account has less on the chain than is to be swapped, or too little of the network's own currency for the
 * network fee. `symbol` says of what.
 * @solution Swap less, or add some. Smart accounts are not asked for the fee.
 */
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

/**
 * The gateway or the wallet reports other decimals than the chain (`swap/decimals-mismatch`).
 *
 * @error swap/decimals-mismatch
 * @why The gateway or the wallet lists the token with other decimals than its contract reports. The amount would be
 * another one on the chain.
 * @solution Nothing was swapped. If it is your gateway, correct its token list; if it is a wallet, report it to its
 * vendor.
 */
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

/**
 * The swap returns less than was shown, by more than the slippage (`swap/quote-changed`).
 *
 * @error swap/quote-changed
 * @why Between the quote that was shown and the press, or while the approval was mined, the price fell by more than the
 * slippage of 1 %.
 * @solution Show the new quote, which is in the query of `swapQuoteQueryOptions`, and call `confirmSwap` with it when
 * the user agrees.
 */
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

/**
 * The active account or network differs from the preview (`swap/account-changed`).
 *
 * @error swap/account-changed
 * @why The active account or network is not the one that the preview was made for.
 * @solution The swap was not sent. Call `prepareSwap` again.
 */
export class SwapAccountChangedError extends BaseError {
  override readonly name = 'SwapAccountChangedError'
  constructor() {
    super('The account or the network has changed', {
      code: 'swap/account-changed',
      metaMessages: ['It differs from the preview. The swap was not sent.', 'Call `prepareSwap` again.'],
    })
  }
}

/**
 * The wallet has not answered an earlier swap (`swap/pending`).
 *
 * @error swap/pending
 * @why The wallet has not answered an earlier swap, or the approval for it.
 * @solution Approve or reject it in the wallet first, so that nothing is swapped twice.
 */
export class SwapPendingError extends BaseError {
  override readonly name = 'SwapPendingError'
  constructor() {
    super('Another swap waits in the wallet', {
      code: 'swap/pending',
      metaMessages: ['Approve or reject it there first, so that nothing is swapped twice.'],
    })
  }
}

/**
 * The allowance of the exchange cannot be read from the gateway (`swap/allowance-failed`).
 *
 * @error swap/allowance-failed
 * @why The gateway did not say how much of the token the exchange may spend. `cause` says why.
 * @solution Nothing was sent. Try again.
 */
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

/**
 * The gateway did not create the approval (`swap/approval-not-created`).
 *
 * @error swap/approval-not-created
 * @why The gateway did not make the approval: it failed, or the token refuses one. `cause` says which.
 * @solution Nothing was sent. Try again, or choose another token.
 */
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

/**
 * The wallet refused the approval, or it failed (`swap/approval-failed`).
 *
 * @error swap/approval-failed
 * @why The user rejected the approval in the wallet, or it was replaced or reverted on the chain.
 * @solution Nothing was swapped. The form keeps its values; press again.
 */
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

/**
 * The gateway did not create the transaction of the swap (`swap/not-created`).
 *
 * @error swap/not-created
 * @why The gateway did not make the swap. It simulates it first, and refuses one that would revert.
 * @solution Nothing was swapped. Ask for a new quote and try again.
 */
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

/**
 * A transaction of the gateway does not match the request (`swap/refused`).
 *
 * @error swap/refused
 * @why The approval or the swap that the gateway made is of another account, is for a contract that is not a listed
 * router, does not pay exactly what is sold, may take more or other tokens of the account, or may give the account less
 * than was shown less 1 %. The message says which.
 * @solution The wallet was not asked to sign it. If the message names a router that you use, such as that of your own
 * exchange, list it in [`services.swapRouters`](/guides/swap.md#what-the-gateway-cannot-do) of the network. A gateway
 * that does not know `minimum` builds swaps that are refused after the price has fallen a little: update it. Else
 * report it to the operator of the gateway, and do not use that gateway until it is explained.
 */
export class SwapRefusedError extends BaseError {
  override readonly name = 'SwapRefusedError'
  constructor({ problem }: { problem: string }) {
    super('The transaction of the gateway is not the swap', {
      code: 'swap/refused',
      metaMessages: [problem, 'The wallet was not prompted. Report it to the operator of the gateway.'],
    })
  }
}

/**
 * The effect of the transaction of the gateway is not known (`swap/unreadable`).
 *
 * @error swap/unreadable
 * @why The gateway built a call of a listed router that the kit cannot read, and its `unread` is `refuse`; or it is
 * `simulate`, and neither the wallet nor the network's own RPC endpoints have simulated it, since they do not have
 * `eth_simulateV1` or the call would revert.
 * @solution The wallet was not asked to sign it. A router whose calls are not those of Uniswap needs `unread:
 * 'simulate'` in [`services.swapRouters`](/guides/swap.md#what-the-gateway-cannot-do), and an RPC endpoint with
 * `eth_simulateV1`. `unread: 'send'` sends such calls without a check, so that a gateway that was taken over can
 * take what is sold.
 */
export class SwapUnreadableError extends BaseError {
  override readonly name = 'SwapUnreadableError'
  constructor({ router }: { router: string }) {
    super('The swap could not be checked', {
      code: 'swap/unreadable',
      metaMessages: [`Set \`unread\` of ${router} in \`services.swapRouters\`. Nothing was swapped.`],
    })
  }
}

/**
 * The wallet refused the swap, or it failed before it had a hash (`swap/failed`).
 *
 * @error swap/failed
 * @why The user rejected the swap in the wallet, or the wallet could not send it. `cause` has its error.
 * @solution The form keeps its values; press again.
 */
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
