import { BaseError } from '../../errors/BaseError.js'

/** The NFTs of an account could not be read (`nfts/unavailable`). */
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

/** The gateway has no NFTs of a chain (`nfts/not-served`). */
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
