import type { TokenBalance } from '../balances/types.js'
import type { Nft, NftReference } from '../nfts/types.js'

const standards: readonly NftReference['standard'][] = ['erc721', 'erc1155', 'metaplex']

/**
 * Returns an NFT as the token of a transfer, whose amount is a number of items: 1 for ERC-721 and Solana. Undefined for an
 * NFT of another standard, which cannot be sent.
 *
 * @example
 * updateSend(client, { token: toNftToken(nft), sendTokenAmount: '1', receiverAddress: 'vitalik.eth' })
 */
export function toNftToken(nft: Nft): TokenBalance | undefined {
  const { name, chainId, address, tokenId, balance, imageUrl } = nft
  const standard = standards.find(known => known === nft.standard.toLowerCase())
  if (!standard || (standard !== 'metaplex' && !/^\d{1,78}$/.test(tokenId))) return undefined
  return {
    name,
    symbol: name,
    chainId,
    address: `${chainId}:${address}`,
    iconUrl: imageUrl,
    quantity: { decimals: '0', numeric: balance },
    amount: BigInt(balance),
    isLookalike: false,
    nft: { tokenId, standard },
  }
}
