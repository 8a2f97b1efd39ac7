import { BaseError } from '../../errors/BaseError.js'
import type { ReceiverProblem } from './checkReceiver.js'

/** The form lacks something that the transfer needs (`send/incomplete`). */
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

/** Nothing is sent to that receiver (`send/invalid-receiver`). */
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

/** The account has less of the token than is sent (`send/insufficient-balance`). */
export class InsufficientBalanceError extends BaseError {
  override readonly name = 'InsufficientBalanceError'
  constructor({ symbol }: { symbol: string }) {
    super('Insufficient balance', {
      code: 'send/insufficient-balance',
      metaMessages: [`The account has less ${symbol} on the chain than is to be sent.`],
    })
  }
}

/** The account cannot pay the fee (`send/insufficient-gas`). */
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

/** The receiver has no account yet, and a new account needs more (`send/amount-too-low`). */
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

/** The account would keep less than an account must have (`send/below-reserve`). */
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

/** The gateway or the wallet names other decimals than the chain (`send/decimals-mismatch`). */
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

/** The name belongs to another address by now (`send/receiver-changed`). */
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

/** Another account or network is active than the preview shows (`send/sender-changed`). */
export class SenderChangedError extends BaseError {
  override readonly name = 'SenderChangedError'
  constructor() {
    super('The account or the network has changed', {
      code: 'send/sender-changed',
      metaMessages: ['It differs from the preview. Nothing was sent.', 'Call `prepareSend` again.'],
    })
  }
}

/** The wallet has not answered an earlier transfer (`send/pending`). */
export class SendPendingError extends BaseError {
  override readonly name = 'SendPendingError'
  constructor() {
    super('Another transfer waits in the wallet', {
      code: 'send/pending',
      metaMessages: ['Approve or reject it there first, so that nothing is sent twice.'],
    })
  }
}

/** The wallet refused the transfer, or it failed before it had a hash (`send/failed`). */
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
