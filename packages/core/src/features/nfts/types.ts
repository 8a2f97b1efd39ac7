import type { CaipNetworkId } from '../../types/namespace.js'

/** An NFT of an account. */
export type Nft = {
  /** Its collection and token id: unique per network. */
  readonly id: string
  readonly chainId: CaipNetworkId
  /** The contract or mint, without a CAIP-10 prefix. */
  readonly address: string
  readonly tokenId: string
  /** Such as `erc721`, `erc1155`, `metaplex`. */
  readonly standard: string
  /** Number that the account has, as text. */
  readonly balance: string
  /** Cleaned; show it in `<bdi>`. */
  readonly name: string
  /** Cleaned; show it in `<bdi>`. Empty if not known. */
  readonly collection: string
  /** At the gateway, or a `data:` URI; absent if there is none. */
  readonly imageUrl?: string | undefined
  /** At most 50, as its description lists them. Cleaned; show them in `<bdi>`. */
  readonly traits: readonly NftTrait[]
}

/** A property of an NFT, such as `Background`: `Blue`. */
export type NftTrait = { readonly name: string; readonly value: string }

/** A page of NFTs. */
export type NftsPage = {
  readonly nfts: readonly Nft[]
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null
}

/** Which token of a contract an NFT is. `metaplex`: a mint of Solana, which is the whole NFT. */
export type NftReference = {
  /** Decimal; empty on Solana. */
  readonly tokenId: string
  readonly standard: 'erc721' | 'erc1155' | 'metaplex'
}
