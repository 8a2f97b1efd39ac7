export { NftsNotServedError, NftsUnavailableError } from '../features/nfts/errors.js'
export {
  type NftsInfiniteQueryOptions,
  type NftsQueryParameters,
  nftsInfiniteQueryOptions,
} from '../features/nfts/nftsInfiniteQueryOptions.js'
export type { Nft, NftReference, NftsPage, NftTrait } from '../features/nfts/types.js'
