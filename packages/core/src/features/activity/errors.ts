import { BaseError } from '../../errors/BaseError.js'

/**
 * Transactions were requested without an account (`activity/no-account`).
 *
 * @error activity/no-account
 * @why `transactionsInfiniteQueryOptions` was used without an address, such as that of an account that is not
 * connected.
 * @solution Use the query while an account is connected, or pass an address. `useTransactions` does so itself.
 */
export class AccountAddressMissingError extends BaseError {
  override readonly name = 'AccountAddressMissingError'
  constructor() {
    super("Transactions can't be fetched without an accountAddress", {
      code: 'activity/no-account',
      metaMessages: ['No account is connected.', 'Connect a wallet, or pass an address.'],
    })
  }
}

/**
 * The transactions of an account could not be read (`activity/unavailable`).
 *
 * @error activity/unavailable
 * @why The gateway failed or answered in an unknown form. `cause` has the error of the call.
 * @solution Show the message and the pages that are there. `refetch`, or `fetchNextPage` for a later page, asks again.
 */
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

/**
 * The gateway has no index of a chain (`activity/not-indexed`).
 *
 * @error activity/not-indexed
 * @why The gateway answered with 501: it has no index of the chain.
 * @solution List the chain in `INDEX` of the [gateway](/self-hosting/gateway.md), or say that there are no past
 * transactions on this network. Asking again does not help.
 */
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
