import type { Directory } from './modules/directory/createDirectory.js'
import type { WalletEntry } from './modules/directory/loadWallets.js'
import type { ReadCollections } from './modules/nfts/createReadCollections.js'
import type { ReadNfts } from './modules/nfts/createReadNfts.js'
import type { ReadImages, ReadPreviews } from './modules/nfts/createReadPreviews.js'
import type { Purchases } from './modules/onramp/createPurchases.js'
import type { Prices } from './modules/prices/createPrices.js'

/** Values that modules provide for later modules in the list, by name. */
export type Provided = {
  readonly directory: Directory
  readonly wallets: {
    readonly entries: readonly WalletEntry[]
    /** Folder of the deployer's file: icons are relative to it. */
    readonly folder: string | undefined
  }
  readonly prices: Prices
  readonly readNfts: ReadNfts
  readonly readCollections: ReadCollections
  readonly readPreviews: ReadPreviews
  readonly readImages: ReadImages
  readonly purchases: Purchases
}
