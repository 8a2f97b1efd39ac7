import type { GatewayModule } from '../../gatewayModule.js'
import { createPagedLists } from '../../providers/createPagedLists.js'
import { createDescribe } from './createDescribe.js'
import { createOwnNfts } from './createOwnNfts.js'
import { createReadCollections } from './createReadCollections.js'
import { createReadNfts } from './createReadNfts.js'
import { nftRoutes } from './nftRoutes.js'

/** NFTs of accounts: `/v1/account/{address}/nfts`. */
export const nfts = {
  name: 'nfts',
  open({ caches, chains, fetchRemote, index, nodes, onError, providers, remoteImages, settings }) {
    const { ipfsGateway } = settings
    const descriptions = createDescribe({ fetchRemote, ipfsGateway, caches })
    const readCollections = createReadCollections(caches)
    const { readNfts, readPreviews, readImages, close } = createReadNfts({
      ...descriptions,
      readCollections,
      caches,
    })
    const { describe } = descriptions
    const lists = createPagedLists({
      known: [...chains.keys()],
      providers,
      pick: provider => provider.readNfts,
      ours: createOwnNfts({ index, nodes, readNfts, describe }),
      onError,
    })
    return {
      routes: nftRoutes(lists, remoteImages),
      chainData: ['/v1/account/*'],
      capabilities: { nfts: lists.chains },
      provides: { readNfts, readCollections, readPreviews, readImages },
      close,
    }
  },
} satisfies GatewayModule
