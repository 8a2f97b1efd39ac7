import type { CaipNetworkId } from '../../types/namespace.js'

/** An NFT of an account. */
export type Nft = {
  /** Its collection and token id: unique in a network. */
  readonly id: string
  readonly chainId: CaipNetworkId
  /** The contract or mint, without a CAIP-10 prefix. */
  readonly address: string
  readonly tokenId: string
  /** Such as `erc721`, `erc1155`, `metaplex`. */
  readonly standard: string
  /** How many the account has, as text. */
  readonly balance: string
  /** Cleaned; show it in `<bdi>`. */
  readonly name: string
  /** Cleaned; show it in `<bdi>`. Empty where it is not known. */
  readonly collection: string
  /** At the gateway, or a `data:` URI; absent where there is none. */
  readonly imageUrl?: string | undefined
}

/** A page of NFTs. */
export type NftsPage = {
  readonly nfts: readonly Nft[]
  /** What the next page is asked for with; null on the last one. */
  readonly next: string | null
}
