import { NftView } from './NftView.js'
import { ReplaceTransactionView } from './ReplaceTransactionView.js'

/** The views of the area, by name. */
export const itemsParts = { Nft: NftView, ReplaceTransaction: ReplaceTransactionView }
