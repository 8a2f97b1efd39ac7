import type { MessageSlice } from '../../page/i18n/message.js'

export const nftMessages = {
  'nfts.title': 'NFT',
  'nfts.collection': 'Collection',
  'nfts.id': 'Token ID',
  'nfts.quantity': 'Quantity',
  'nfts.contract': 'Contract',
  'nfts.network': 'Network',
  'nfts.traits': 'Traits',
  'nfts.explorer': 'View on {name}',
  'nfts.send': 'Send',
} as const satisfies MessageSlice
