import { BaseError } from '../../errors/BaseError.js'

/** Transactions were requested without an account (`activity/no-account`). */
export class AccountAddressMissingError extends BaseError {
  override readonly name = 'AccountAddressMissingError'
  constructor() {
    super("Transactions can't be fetched without an accountAddress", {
      code: 'activity/no-account',
      metaMessages: ['No account is connected.', 'Connect a wallet, or pass an address.'],
    })
  }
}

/** The transactions of an account could not be read (`activity/unavailable`). */
export class TransactionsUnavailableError extends BaseError {
  override readonly name = 'TransactionsUnavailableError'
  constructor({ cause }: { cause: unknown }) {
    super('Failed to fetch transactions', {
      code: 'activity/unavailable',
      cause,
      metaMessages: ['The gateway did not send the transactions. The cause says why.', 'Try again.'],
    })
  }
}

/** The gateway has no index of a chain (`activity/not-indexed`). */
export class ChainNotIndexedError extends BaseError {
  override readonly name = 'ChainNotIndexedError'
  constructor({ caipNetworkId, cause }: { caipNetworkId: string; cause?: unknown }) {
    super('Past transactions are not available on this network', {
      code: 'activity/not-indexed',
      cause,
      metaMessages: [
        `The gateway does not index ${caipNetworkId}.`,
        'List the chain in `INDEX` of the gateway.',
      ],
    })
  }
}
