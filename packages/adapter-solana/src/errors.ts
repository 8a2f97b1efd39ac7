import { BaseError } from '@latchkit/core/errors'

/** The wallet does not support the network (`solana/wallet-lacks-network`). */
export class WalletNetworkError extends BaseError {
  override readonly name = 'WalletNetworkError'
  constructor({ wallet, caipNetworkId }: { wallet: string; caipNetworkId: string }) {
    super(`${wallet} does not offer this network`, {
      code: 'solana/wallet-lacks-network',
      metaMessages: [
        `It does not list ${caipNetworkId} among its chains, and Solana wallets cannot add one.`,
        'Choose another network, or another wallet.',
      ],
    })
  }
}

/** The address cannot receive a transfer (`solana/invalid-address`). */
export class InvalidAddressError extends BaseError {
  override readonly name = 'InvalidAddressError'
  constructor({ value, reason, cause }: { value: string; reason: string; cause?: unknown }) {
    super('The address is not one that can be used', {
      code: 'solana/invalid-address',
      metaMessages: [`"${value}" ${reason}.`, 'Nothing was sent.'],
      cause,
    })
  }
}

/** The amount is negative, zero, or more than the chain can represent (`solana/invalid-amount`). */
export class InvalidTransferAmountError extends BaseError {
  override readonly name = 'InvalidTransferAmountError'
  constructor({ value }: { value: bigint }) {
    super('The amount is not one that can be sent', {
      code: 'solana/invalid-amount',
      metaMessages: [
        `${value} is not between 1 and 2^64 - 1.`,
        'Pass the amount in the smallest unit: lamports, or what the mint counts in.',
      ],
    })
  }
}

/** The network has no token of the mint (`solana/mint-not-found`). */
export class MintNotFoundError extends BaseError {
  override readonly name = 'MintNotFoundError'
  constructor({ mint, caipNetworkId }: { mint: string; caipNetworkId: string }) {
    super('The token was not found', {
      code: 'solana/mint-not-found',
      metaMessages: [
        `${mint} is not a mint of the Token or the Token-2022 program on ${caipNetworkId}.`,
        'Pass the address of the mint (not of a token account) and its network.',
      ],
    })
  }
}

/** The balance of the account does not cover the transfer or the fee (`solana/insufficient-funds`). */
export class InsufficientFundsError extends BaseError {
  override readonly name = 'InsufficientFundsError'
  constructor({ details, cause }: { details?: string | undefined; cause?: unknown } = {}) {
    super('There is not enough for this transaction', {
      code: 'solana/insufficient-funds',
      metaMessages: [
        'It has too little of the token, or too little SOL for amount, fee and rent of a new account.',
        'Send less, or fund it first.',
      ],
      details,
      cause,
    })
  }
}

/** Reason that a token, or an account of it, takes no part in a transfer. */
export type TransferProblem = keyof typeof refusals

const refusals = {
  'not-transferable': 'The token cannot be transferred.',
  paused: 'The issuer has paused every transfer of the token.',
  frozen: 'The issuer has frozen the token in the account of the sender.',
  programmable:
    'It is a programmable NFT, which only the Token Metadata program moves, by the rules of its issuer.',
  confidential: 'What the account holds of it is confidential, and only a confidential transfer can move it.',
  'receiver-frozen': 'The account of the receiver is frozen, as each new account of the token may be.',
  'receiver-confidential': 'The account of the receiver takes confidential transfers only.',
  'memo-required': 'The account of the receiver takes only transfers with a memo.',
  'fee-changed': 'The fee of the token has risen since the estimate.',
  hook: 'The accounts of the transfer hook cannot be found, or it needs another signature.',
} as const

/** The token, or an account of it, does not take part in such a transfer (`solana/transfer-refused`). */
export class TransferRefusedError extends BaseError {
  override readonly name = 'TransferRefusedError'
  readonly problem: TransferProblem
  constructor({ problem }: { problem: TransferProblem }) {
    super('The token cannot be sent', {
      code: 'solana/transfer-refused',
      metaMessages: [refusals[problem], 'Nothing was sent.'],
    })
    this.problem = problem
  }
}

/** The receiver has no account, and gets less than a new account must have (`solana/below-rent`). */
export class RentError extends BaseError {
  override readonly name = 'RentError'
  /** In lamports. */
  readonly minimum: bigint
  constructor({ minimum }: { minimum: bigint }) {
    super('The amount is too low for a new account', {
      code: 'solana/below-rent',
      metaMessages: [
        `The receiver has no account yet, and a new account must have ${minimum} lamports.`,
        'Send at least that. Nothing was sent.',
      ],
    })
    this.minimum = minimum
  }
}

/** The transaction would fail, or failed, on the chain (`solana/transaction-failed`). */
export class TransactionFailedError extends BaseError {
  override readonly name = 'TransactionFailedError'
  /** The logs of the programs, in order. */
  readonly logs: readonly string[]
  constructor({
    details,
    logs = [],
    cause,
  }: {
    details?: string | undefined
    logs?: readonly string[] | undefined
    cause?: unknown
  }) {
    super('The transaction fails on the chain', {
      code: 'solana/transaction-failed',
      metaMessages: ['A program refused it: see `logs`. It was not broadcast.'],
      details,
      cause,
    })
    this.logs = logs
  }
}

/** The transaction was approved too late (`solana/blockhash-expired`). */
export class BlockhashExpiredError extends BaseError {
  override readonly name = 'BlockhashExpiredError'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('The transaction has expired', {
      code: 'solana/blockhash-expired',
      metaMessages: [
        'Its blockhash is older than 150 blocks (about a minute) or of another network. It was not broadcast.',
        'Ask again with a fresh blockhash.',
      ],
      cause,
    })
  }
}

/** The RPC endpoints of the network serve another cluster (`solana/wrong-cluster`). */
export class WrongClusterError extends BaseError {
  override readonly name = 'WrongClusterError'
  constructor({ caipNetworkId, served }: { caipNetworkId: string; served: string }) {
    super('The endpoint is of another cluster', {
      code: 'solana/wrong-cluster',
      metaMessages: [
        `The genesis hash of the endpoint of ${caipNetworkId} is that of ${served}. Nothing was sent.`,
        'Correct `rpcUrls` of the network, or `customRpcUrls` of the client.',
      ],
    })
  }
}

/** The transaction has more bytes than the chain takes (`solana/transaction-too-large`). */
export class TransactionTooLargeError extends BaseError {
  override readonly name = 'TransactionTooLargeError'
  constructor({ size, maximum }: { size: number; maximum: number }) {
    super('The transaction is too large', {
      code: 'solana/transaction-too-large',
      metaMessages: [
        `It has ${size} bytes, and the chain takes ${maximum}. Nothing was sent.`,
        'Use version 0 with address lookup tables, or split it. A transfer of less needs fewer token accounts.',
      ],
    })
  }
}

/**
 * No block has the transaction in the time in which it is valid, or it could not be read whether one has
 * (`solana/transaction-expired`).
 */
export class TransactionExpiredError extends BaseError {
  override readonly name = 'TransactionExpiredError'
  readonly hash: string
  /** Whether it may still land. Otherwise nothing was sent, and nothing will be. */
  readonly mayLand: boolean
  constructor({ hash, mayLand, cause }: { hash: string; mayLand: boolean; cause?: unknown }) {
    super(mayLand ? 'It is not known whether the transaction lands' : 'The transaction has expired', {
      code: 'solana/transaction-expired',
      metaMessages: [
        mayLand
          ? 'No endpoint tells its status. It may still land: look at it before you send again.'
          : 'No block has it, and none takes it any more. Nothing was sent.',
      ],
      cause,
    })
    this.hash = hash
    this.mayLand = mayLand
  }
}

/** The value is not a transaction (`solana/invalid-transaction`). */
export class InvalidTransactionError extends BaseError {
  override readonly name = 'InvalidTransactionError'
  constructor({ reason, cause }: { reason: string; cause?: unknown }) {
    super('The transaction cannot be read', {
      code: 'solana/invalid-transaction',
      metaMessages: [
        reason,
        'Pass the bytes of a transaction. `@latchkit/adapter-solana/web3js` takes the objects of @solana/web3.js.',
      ],
      cause,
    })
  }
}

/** The wallet's answer is not valid for the method (`solana/invalid-answer`). */
export class InvalidAnswerError extends BaseError {
  override readonly name = 'InvalidAnswerError'
  constructor({ method, cause }: { method: string; cause?: unknown }) {
    super(`The wallet answered ${method} with an invalid response`, {
      code: 'solana/invalid-answer',
      metaMessages: ['Nothing was used. Look into the wallet before you try again.'],
      cause,
    })
  }
}

/** The wallet changed a transaction in a way that is not accepted (`solana/transaction-changed`). */
export class ChangedTransactionError extends BaseError {
  override readonly name = 'ChangedTransactionError'
  constructor({ change }: { change: string }) {
    super('The wallet changed the transaction', {
      code: 'solana/transaction-changed',
      metaMessages: [`It changed ${change}. The signature was not used.`, 'Try another wallet.'],
    })
  }
}

/** The wallet signed a sign-in message other than the requested one (`solana/sign-in-mismatch`). */
export class SignInMismatchError extends BaseError {
  override readonly name = 'SignInMismatchError'
  constructor({ field }: { field: string }) {
    super('The wallet signed a different message than requested', {
      code: 'solana/sign-in-mismatch',
      metaMessages: [`Its ${field} differs. The signature was not used.`, 'Try another wallet.'],
    })
  }
}

/**
 * A hook was used outside of `LatchkitProvider`, or its client has no Solana adapter (`react/provider-missing`, as the
 * hooks of `@latchkit/react` throw it).
 */
export class SolanaProviderMissingError extends BaseError {
  override readonly name = 'SolanaProviderMissingError'
  constructor({ caller }: { caller: string }) {
    super(`${caller} is used outside of LatchkitProvider`, {
      code: 'react/provider-missing',
      metaMessages: [
        'Wrap the app in <LatchkitProvider latchkit={latchkit}>, with `solanaAdapter()` among its `adapters`.',
      ],
    })
  }
}
