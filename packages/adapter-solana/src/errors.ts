import { BaseError } from '@latchkit/core/errors'

/**
 * The wallet does not support the network (`solana/wallet-lacks-network`).
 *
 * @error solana/wallet-lacks-network
 * @why The wallet lists its chains (`solana:mainnet`, `solana:devnet`, `solana:testnet`, `solana:localnet`), and the
 * requested network is not among them. Apps cannot add a network to a Solana wallet. A network on a loopback address is
 * `solana:localnet`; many wallets offer it only in developer settings.
 * @solution Choose another network in the app, or another wallet. Over WalletConnect, a session does not include
 * networks that were added after it began: connect again.
 */
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

/**
 * The address cannot receive a transfer (`solana/invalid-address`).
 *
 * @error solana/invalid-address
 * @why A receiver, mint or account is not a base58 address of 32 bytes, or the receiver is a token account or a mint
 * instead of a wallet. Tokens sent to a token account as if it were a wallet are lost.
 * @solution Nothing was sent. Pass the address of a wallet. Its token account is found, or created if it is missing.
 */
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

/**
 * The amount is negative, zero, or more than the chain can represent (`solana/invalid-amount`).
 *
 * @error solana/invalid-amount
 * @why The value of a transfer is 0, negative, or larger than 64 bits.
 * @solution Pass the amount in the smallest unit: lamports, or the base unit of the mint. `parseUnits` of
 * `@latchkit/core/balances` converts text to it.
 */
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

/**
 * The network has no token of the mint (`solana/mint-not-found`).
 *
 * @error solana/mint-not-found
 * @why `token` is not a mint of the Token or Token-2022 program on this network.
 * @solution Pass the address of the mint, not of a token account, and check that the app is on the right network.
 */
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

/**
 * The balance of the account does not cover the transfer or the fee (`solana/insufficient-funds`).
 *
 * @error solana/insufficient-funds
 * @why The account holds less of the token than the transfer needs, or too little SOL for the amount, the fee and the
 * rent of a new account. A simulation found this, or the node did when the transaction was sent.
 * @solution Nothing was sent. Send less, or fund the account first. A token account that does not exist yet costs the
 * sender about 0.002 SOL.
 */
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

/**
 * The receiver has no account, and gets less than a new account must have (`solana/below-rent`).
 *
 * @error solana/below-rent
 * @why The receiver has no account on the network yet, and each account must have its rent. The amount is lower. The
 * transaction would fail, so the wallet was not opened.
 * @solution Send at least `minimum` lamports.
 */
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

/**
 * The transaction would fail, or failed, on the chain (`solana/transaction-failed`).
 *
 * @error solana/transaction-failed
 * @why A program refused the transaction in a simulation by Latchkit, the wallet or the node. The transaction was not
 * broadcast.
 * @solution Read `logs` and `details` for the message of the program. Tokens with a transfer hook, and tokens that
 * cannot be transferred, cause this error.
 */
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

/**
 * The transaction was approved too late (`solana/blockhash-expired`).
 *
 * @error solana/blockhash-expired
 * @why The blockhash is older than 150 blocks, about a minute, because the approval took that long. Or it belongs to
 * another network.
 * @solution The transaction was not broadcast. Create it again with a new blockhash and request the signature again.
 * `sendTransfer` uses a new blockhash at each call.
 */
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

/**
 * The RPC endpoints of the network serve another cluster (`solana/wrong-cluster`).
 *
 * @error solana/wrong-cluster
 * @why The genesis hash of the RPC endpoint is that of another public cluster than the network: an endpoint of mainnet
 * is set for devnet, for example. The wallet was not opened. Clusters that are not public, such as local forks, are not
 * compared.
 * @solution Correct the endpoint: `rpcUrls` of the network, or `customRpcUrls` of the client.
 */
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

/**
 * The transaction has more bytes than the chain takes (`solana/transaction-too-large`).
 *
 * @error solana/transaction-too-large
 * @why A transaction of version `legacy` or 0 has at most 1232 bytes. A transfer that joins very many token accounts
 * has more.
 * @solution Compile your own transaction as version 0 with address lookup tables, or split it. Transfer less at once.
 */
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
 *
 * @error solana/transaction-expired
 * @text The transaction has expired
 * @why
 * Thrown by `waitForTransaction`. Its message is "It is not known whether the transaction lands" where `mayLand` is
 * true.
 *
 * - `mayLand: false`: no block has the transaction, and its blockhash has expired, so that none takes it any more.
 *   Nothing was sent.
 * - `mayLand: true`: no RPC endpoint tells its status. It may be in a block, or land later.
 *
 * The adapter sends a transaction that it broadcast itself again until it expires.
 * @solution Where `mayLand` is false, send it again. Else look for `hash` on the chain first: the modal keeps it among
 * the pending transactions.
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

/**
 * The value is not a transaction (`solana/invalid-transaction`).
 *
 * @error solana/invalid-transaction
 * @why The value is not a transaction, lacks a field such as `recentBlockhash`, does not need a signature of the
 * signing account, or has a version above 1.
 * @solution Pass the bytes of the transaction. The hooks of
 * [`@latchkit/adapter-solana/web3js`](/adapters/solana.md#solanaweb3js) take a `Transaction` or `VersionedTransaction`
 * of `@solana/web3.js`.
 */
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

/**
 * The wallet's answer is not valid for the method (`solana/invalid-answer`).
 *
 * @error solana/invalid-answer
 * @why The answer has no signature, a signature of the wrong length, no readable transaction, or a transaction of
 * another account; or the wallet signed another text than requested. An invalid answer of an RPC endpoint throws the
 * same error.
 * @solution Nothing of the answer was used. Check the wallet before you try again: it may have sent a transaction.
 */
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

/**
 * The wallet changed a transaction in a way that is not accepted (`solana/transaction-changed`).
 *
 * @error solana/transaction-changed
 * @why The wallet signed another transaction than the requested one, and not only with an added fee: it has another
 * payer or other signers, lacks an instruction of the app, or had signatures of others, which the change makes invalid.
 * Thrown by the signers of [`@latchkit/adapter-solana/kit`](/adapters/solana.md#solanakit).
 * @solution The signature was not used. Try another wallet. If others sign too, request the wallet's signature first.
 */
export class ChangedTransactionError extends BaseError {
  override readonly name = 'ChangedTransactionError'
  constructor({ change }: { change: string }) {
    super('The wallet changed the transaction', {
      code: 'solana/transaction-changed',
      metaMessages: [`It changed ${change}. The signature was not used.`, 'Try another wallet.'],
    })
  }
}

/**
 * The wallet signed a sign-in message other than the requested one (`solana/sign-in-mismatch`).
 *
 * @error solana/sign-in-mismatch
 * @why The wallet wrote the `solana:signIn` message itself, and its domain, account, nonce or, in
 * `provider.signIn(input)`, another field differs from the request.
 * @solution The signature was not used, and nothing was connected. Try again or with another wallet, and report it to
 * the wallet.
 */
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
