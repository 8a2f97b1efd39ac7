import { BaseError } from '../../errors/BaseError.js'

/**
 * The NFTs of an account could not be read (`nfts/unavailable`).
 *
 * @error nfts/unavailable
 * @why The gateway failed or answered in an unknown form. `cause` has the error of the call.
 * @solution Show the message and the pages that are there. `refetch`, or `fetchNextPage` for a later page, asks again.
 */
export class NftsUnavailableError extends BaseError {
  override readonly name = 'NftsUnavailableError'
  constructor({ cause }: { cause: unknown }) {
    super('Failed to fetch NFTs', {
      code: 'nfts/unavailable',
      cause,
      metaMessages: ['The gateway did not send the NFTs. The cause says why.', 'Try again.'],
    })
  }
}

/**
 * The gateway has no NFTs of a chain (`nfts/not-served`).
 *
 * @error nfts/not-served
 * @why The gateway answered with 501 or 404: it does not list NFTs of the chain.
 * @solution List the chain in `INDEX` of the [gateway](/self-hosting/gateway.md), or say that there are no NFTs on this
 * network. Asking again does not help.
 */
export class NftsNotServedError extends BaseError {
  override readonly name = 'NftsNotServedError'
  constructor({ caipNetworkId, cause }: { caipNetworkId: string; cause?: unknown }) {
    super('NFTs are not available on this network', {
      code: 'nfts/not-served',
      cause,
      metaMessages: [
        `The gateway does not list NFTs of ${caipNetworkId}.`,
        'List the chain in `INDEX` of the gateway.',
      ],
    })
  }
}
