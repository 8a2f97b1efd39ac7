import { BaseError } from '../../errors/BaseError.js'
import type { ReceiverProblem } from './checkReceiver.js'

/**
 * The form lacks something that the transfer needs (`send/incomplete`).
 *
 * @error send/incomplete
 * @why `prepareSend` or `confirmSend` was called before the form had a token of the network, an amount above 0, a
 * receiver and a connected account. The message names what is missing. An amount has one decimal sign, `,` or `.`, and
 * not more decimals than the token.
 * @solution Show the message, and keep the button disabled until the form is complete.
 */
export class SendIncompleteError extends BaseError {
  override readonly name = 'SendIncompleteError'
  constructor({ missing }: { missing: string }) {
    super('Please enter a valid amount and receiver address', {
      code: 'send/incomplete',
      metaMessages: [`It lacks ${missing}.`],
    })
  }
}

const reasons: { readonly [problem in ReceiverProblem]: string } = {
  invalid: 'It is neither an address of this network nor a name.',
  checksum: 'Its capital letters contradict EIP-55, so that at least one character is wrong.',
  zero: 'The zero address has no key.',
  token: 'It is the contract or the mint of the token, which would keep what it receives.',
}

/**
 * Nothing is sent to that receiver (`send/invalid-receiver`).
 *
 * @error send/invalid-receiver
 * @why `problem` says why: `invalid` for what is neither an address of the network nor a name, `checksum` for an
 * address whose capital letters contradict EIP-55, `zero` for the zero address, `token` for the contract or the mint of
 * the token that is sent.
 * @solution Show the message beside the field. An address with a wrong checksum has a typing error; do not correct it,
 * let the user copy it again.
 */
export class InvalidReceiverError extends BaseError {
  override readonly name = 'InvalidReceiverError'
  readonly problem: ReceiverProblem
  constructor({ problem }: { problem: ReceiverProblem }) {
    super('The receiver cannot be used', {
      code: 'send/invalid-receiver',
      metaMessages: [reasons[problem], 'Copy the address again from where it comes.'],
    })
    this.problem = problem
  }
}

/**
 * The account has less of the token than is sent (`send/insufficient-balance`).
 *
 * @error send/insufficient-balance
 * @why The account has less of the token than is to be sent. The balance was read from the chain by your own RPC
 * endpoint, not from the list of tokens.
 * @solution Let the user enter less, or press Max.
 */
export class InsufficientBalanceError extends BaseError {
  override readonly name = 'InsufficientBalanceError'
  constructor({ symbol }: { symbol: string }) {
    super('Insufficient balance', {
      code: 'send/insufficient-balance',
      metaMessages: [`The account has less ${symbol} on the chain than is to be sent.`],
    })
  }
}

/**
 * The account cannot pay the fee (`send/insufficient-gas`).
 *
 * @error send/insufficient-gas
 * @why The account has less of the network's own currency than the fee, or none at all. When the currency itself is
 * sent, the amount and the fee count together. On Solana the fee includes the rent of the receiver's token account.
 * Smart accounts are not checked.
 * @solution Let the user send less of the currency, or add some. `getMaxAmount` returns what can be sent.
 */
export class InsufficientGasError extends BaseError {
  override readonly name = 'InsufficientGasError'
  constructor({ symbol }: { symbol: string }) {
    super('The network fee cannot be paid', {
      code: 'send/insufficient-gas',
      metaMessages: [
        `The account has less ${symbol} than the fee, after what is sent.`,
        'Send less of it, or add some.',
      ],
    })
  }
}

/**
 * The receiver has no account yet, and a new account needs more (`send/amount-too-low`).
 *
 * @error send/amount-too-low
 * @why The receiver has no account on the network yet, and a new account needs at least `minimum` of the smallest unit
 * (on Solana its rent).
 * @solution Send at least that amount.
 */
export class AmountTooLowError extends BaseError {
  override readonly name = 'AmountTooLowError'
  /** In the smallest unit of the network's own currency. */
  readonly minimum: bigint
  constructor({ minimum }: { minimum: bigint }) {
    super('The amount is too low for a new account', {
      code: 'send/amount-too-low',
      metaMessages: [`The receiver has no account yet. Send at least ${minimum} of the smallest unit.`],
    })
    this.minimum = minimum
  }
}

/**
 * The account would keep less than an account must have (`send/below-reserve`).
 *
 * @error send/below-reserve
 * @why After the transfer and its fee the account would keep less than the network demands of an account that is not
 * empty (on Solana its rent): `reserve`, in the smallest unit.
 * @solution Send less, or all of it: "Max" leaves nothing.
 */
export class BelowReserveError extends BaseError {
  override readonly name = 'BelowReserveError'
  /** In the smallest unit of the network's own currency. */
  readonly reserve: bigint
  constructor({ reserve }: { reserve: bigint }) {
    super('The account would keep too little', {
      code: 'send/below-reserve',
      metaMessages: [`Send less, so that it keeps ${reserve} of the smallest unit, or all of it.`],
    })
    this.reserve = reserve
  }
}

/**
 * The gateway or the wallet names other decimals than the chain (`send/decimals-mismatch`).
 *
 * @error send/decimals-mismatch
 * @why The gateway or the wallet lists the token with other decimals than its contract reports. The amount that was
 * entered would be another one on the chain.
 * @solution Nothing was sent. Do not send this token from this list. If it is your gateway, correct its token list; if
 * it is a wallet, report it to its vendor.
 */
export class DecimalsMismatchError extends BaseError {
  override readonly name = 'DecimalsMismatchError'
  constructor({ symbol, listed, read }: { symbol: string; listed: string; read: number }) {
    super('The decimals of the token are not certain', {
      code: 'send/decimals-mismatch',
      metaMessages: [
        `${symbol} has ${read} decimals on the chain, and ${listed} in the list of tokens.`,
        'The amount would differ from the amount shown. Nothing was sent.',
      ],
    })
  }
}

/**
 * The name belongs to another address by now (`send/receiver-changed`).
 *
 * @error send/receiver-changed
 * @why The receiver was entered as a name. It was looked up again when the user confirmed, and leads to another address
 * than the preview shows.
 * @solution Nothing was sent. Call `prepareSend` again and show the new address.
 */
export class ReceiverChangedError extends BaseError {
  override readonly name = 'ReceiverChangedError'
  constructor({ name }: { name: string }) {
    super('The receiver has changed', {
      code: 'send/receiver-changed',
      metaMessages: [
        `${name} led to another address a moment ago. Nothing was sent.`,
        'Check the new address.',
      ],
    })
  }
}

/**
 * Another account or network is active than the preview shows (`send/sender-changed`).
 *
 * @error send/sender-changed
 * @why The active account or network is not the one of the preview, because the user or the wallet changed it.
 * @solution Nothing was sent. Call `prepareSend` again: balances and fee are others.
 */
export class SenderChangedError extends BaseError {
  override readonly name = 'SenderChangedError'
  constructor() {
    super('The account or the network has changed', {
      code: 'send/sender-changed',
      metaMessages: ['It differs from the preview. Nothing was sent.', 'Call `prepareSend` again.'],
    })
  }
}

/**
 * The wallet has not answered an earlier transfer (`send/pending`).
 *
 * @error send/pending
 * @why `confirmSend` was called for another transfer while the wallet has not answered the first one.
 * @solution Ask the user to approve or reject the first transfer in the wallet. A second call for the same transfer
 * returns its promise and does not throw.
 */
export class SendPendingError extends BaseError {
  override readonly name = 'SendPendingError'
  constructor() {
    super('Another transfer waits in the wallet', {
      code: 'send/pending',
      metaMessages: ['Approve or reject it there first, so that nothing is sent twice.'],
    })
  }
}

/**
 * The wallet refused the transfer, or it failed before it had a hash (`send/failed`).
 *
 * @error send/failed
 * @why The user rejected the transfer in the wallet, or it failed before it had a hash. `cause` has the error of the
 * adapter, such as `rpc/user-rejected`.
 * @solution Offer to try again; the form keeps its values. Do not repeat it automatically: the wallet may have
 * broadcast it although it answered with an error.
 */
export class SendFailedError extends BaseError {
  override readonly name = 'SendFailedError'
  constructor({ cause }: { cause: unknown }) {
    super('Failed to send transaction. Please try again.', {
      code: 'send/failed',
      cause,
      metaMessages: ['See `cause` for the error of the wallet. The form keeps its values.'],
    })
  }
}
