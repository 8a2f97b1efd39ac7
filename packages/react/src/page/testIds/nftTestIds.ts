/** Test ids of the details of an NFT. */
export const nftTestIds = {
  nftSend: 'send-nft',
} as const
