import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Chains } from '../../chains/loadChains.js'
import { type Image, toImage } from '../../http/image.js'
import type { Directory } from '../directory/createDirectory.js'
import type { WalletEntry } from '../directory/loadWallets.js'
import { createIconFiles, type IconKind } from './iconFiles.js'
import { currencySign, letterTile } from './letterTile.js'

/** The images by subject. `undefined` for an unknown name. */
export type Images = {
  /** By an id, a reverse domain name or an image id. */
  wallet(id: string): Promise<Image | undefined>
  /** A network by its CAIP-2 id or its name in `@web3icons/core`; a connector by its id. */
  asset(id: string): Promise<Image | undefined>
  token(symbol: string): Promise<Image | undefined>
  currency(code: string): Promise<Image | undefined>
}

const svg = 'image/svg+xml'
const types: { readonly [extension: string]: string } = {
  '.svg': svg,
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}
/** Icons of connectors that are not wallets of the directory. */
const connectors: ReadonlyMap<string, string> = new Map([['walletconnect', 'wallet-connect']])

/** Images in memory; the least recently used is dropped. */
const maxImages = 1000

/** Creates the images of the directory. Icon paths of the deployer are relative to `folder`. */
export async function createImages(parameters: {
  readonly directory: Directory
  readonly chains: Chains
  readonly folder?: string | undefined
}): Promise<Images> {
  const { directory, chains, folder } = parameters
  const icons = await createIconFiles()
  const cache = new LRUCache<string, Image, () => Promise<Image | undefined>>({
    max: maxImages,
    // An image that is dropped while it is read is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  })
  // Concurrent requests share one promise; failures and absent images are not cached.
  const cached = (key: string, make: () => Promise<Image | undefined>) => cache.fetch(key, { context: make })
  const drawn = async (kind: IconKind, name: string) => {
    const icon = await icons.read(kind, name)
    return icon === undefined ? undefined : toImage(icon, svg)
  }
  const tile = (label: string, letters?: number) => ({
    ...toImage(letterTile(label, letters), svg),
    isStandIn: true,
  })

  const ofWallet = async (entry: WalletEntry) => {
    if (entry.icon?.startsWith('./') && folder !== undefined) {
      return toImage(await readFile(path.join(folder, entry.icon)), types[path.extname(entry.icon)] ?? svg)
    }
    const [kind, name] = entry.icon?.split('/') ?? []
    const icon = name === undefined ? undefined : await drawn(kind === 'exchanges' ? kind : 'wallets', name)
    return icon ?? tile(entry.name)
  }
  const ofNetwork = async (id: string) => {
    const chain = chains.get(id)
    const icon = chain?.icon ?? (chain ? undefined : id)
    return (icon === undefined ? undefined : await drawn('networks', icon)) ?? (chain && tile(chain.name))
  }
  const wallet: Images['wallet'] = async id => {
    const entry = directory.find(id)
    return entry && cached(`wallet/${entry.id}`, () => ofWallet(entry))
  }
  return {
    wallet,
    asset: async id => {
      const icon = connectors.get(id.toLowerCase())
      const own = await cached(`asset/${id}`, () => (icon ? drawn('wallets', icon) : ofNetwork(id)))
      return own ?? wallet(id)
    },
    token: symbol =>
      cached(
        `token/${symbol}`,
        async () => (await drawn('tokens', symbol)) ?? tile(symbol, symbol.length > 3 ? 1 : 3),
      ),
    currency: async code =>
      cached(`currency/${code}`, async () => toImage(letterTile(currencySign(code), 3), svg)),
  }
}
