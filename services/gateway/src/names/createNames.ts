import { ens_normalize } from '@adraffy/ens-normalize'
import { getAddress, type Hex, isAddress } from 'viem'
import { CallRefused } from '../callRefused.js'
import type { NftPlace, ReadNfts } from '../nfts/createReadNfts.js'
import { ownershipCall, toBalance } from '../nfts/ownership.js'
import { createAskNode } from '../providers/askNode.js'
import { readContracts } from '../providers/readContracts.js'
import type { FetchRemote } from '../remote/createFetchRemote.js'
import type { RemoteImages } from '../remote/createRemoteImages.js'
import type { Nodes } from '../rpc/createNodes.js'
import { cleanText } from '../tokens/cleanText.js'
import { openEns } from './openEns.js'

/** A name, in the form of `GET /v1/profile/account/{name}`. */
export type Profile = {
  readonly name: string
  /** Null: ENS does not say. */
  readonly registered_at: string | null
  readonly updated_at: string | null
  /** By SLIP-44 or ENSIP-11 coin type. */
  readonly addresses: {
    readonly [coinType: string]: { readonly address: string; readonly created: string | null }
  }
  readonly attributes: readonly [{ readonly avatar?: string; readonly bio?: string }]
}

/** Names of accounts. Each function throws ProviderError. */
export type Names = {
  /** `undefined`: nobody has the name. Throws CallRefused for what can be no name. */
  find(name: string, signal: AbortSignal): Promise<Profile | undefined>
  /** The name that an account has chosen and that has the account's address. */
  readName(account: Hex, signal: AbortSignal): Promise<string | undefined>
  readAvatar(name: string, account: Hex, signal: AbortSignal): Promise<string | undefined>
}

/** The coin type of Ethereum, and that of every EVM chain (ENSIP-19). */
const ethereum = 60
const everyChain = 2 ** 31
/** Characters of a name. */
const maxLength = 255

/** Creates the names of ENS. `undefined` where its chain has no node. */
export function createNames(parameters: {
  readonly nodes: Nodes
  /** CAIP-2 id of the chain with ENS. */
  readonly chain: string
  /** ENS's Universal Resolver. */
  readonly resolver: Hex
  /** CAIP-2 ids of the chains whose addresses are looked up besides those of Ethereum and of every chain. */
  readonly chains: readonly string[]
  readonly fetchRemote: FetchRemote
  readonly readNfts: ReadNfts
  readonly images: RemoteImages
}): Names | undefined {
  const { nodes, chain, resolver, fetchRemote, readNfts, images } = parameters
  const node = nodes.get(chain)
  if (!node) return undefined
  const coinTypes = [...new Set([ethereum, everyChain, ...parameters.chains.map(toCoinType)])]
  const open = (signal: AbortSignal) => openEns({ node, resolver, fetchRemote, signal })
  return {
    async find(given, signal) {
      const name = normalize(given)
      if (!name) throw new CallRefused(400, 'name', 'is no name')
      const ens = open(signal)
      const found = await Promise.all(
        coinTypes.map(async type => [type, await ens.readAddress(name, type)] as const),
      )
      const addresses = found.flatMap(([type, address]) =>
        address && isAddress(address)
          ? [[type, { address: getAddress(address), created: null }] as const]
          : [],
      )
      const [, first] = addresses[0] ?? []
      if (!first) return undefined
      const [avatar, bio] = await Promise.all([
        readAvatar(name, first.address, signal),
        ens.readText(name, 'description'),
      ])
      const about = bio && cleanText(bio)
      const attributes = [{ ...(avatar && { avatar }), ...(about && { bio: about }) }] as const
      return {
        name,
        registered_at: null,
        updated_at: null,
        addresses: Object.fromEntries(addresses),
        attributes,
      }
    },
    async readName(account, signal) {
      const ens = open(signal)
      const said = await ens.readName(account)
      // What is not normalized could look like another name.
      if (!said || normalize(said) !== said) return undefined
      const address = await ens.readAddress(said, ethereum)
      return address?.toLowerCase() === account.toLowerCase() ? said : undefined
    },
    readAvatar,
  }

  /** ENSIP-12: a URL, or an NFT that the account has. */
  async function readAvatar(name: string, account: Hex, signal: AbortSignal): Promise<string | undefined> {
    const record = await open(signal).readText(name, 'avatar')
    const [, id, standard, contract, tokenId] =
      /^eip155:(\d{1,12})\/erc(721|1155):(0x[0-9a-f]{40})\/(\d{1,78})$/i.exec(record ?? '') ?? []
    if (!contract || !tokenId) return images.pathOf(record)
    const nftNode = nodes.get(`eip155:${id}`)
    if (!nftNode) return undefined
    const place: NftPlace = {
      contract: `0x${contract.slice(2).toLowerCase()}`,
      tokenId: BigInt(tokenId),
      standard: standard === '721' ? 721 : 1155,
    }
    const ask = createAskNode(nftNode, signal)
    const owner = account.toLowerCase()
    const [answer] = await readContracts(ask, [{ to: place.contract, data: ownershipCall(place, owner) }])
    if (toBalance(place, answer, owner) === 0n) return undefined
    const [facts] = await readNfts(ask, [place], signal)
    return images.pathOf(facts?.image)
  }
}

/** ENSIP-11. */
function toCoinType(chainId: string): number {
  const id = Number(chainId.slice(chainId.indexOf(':') + 1))
  return id === 1 ? ethereum : (everyChain | id) >>> 0
}

/** ENSIP-15. `undefined`: it can be no name. */
function normalize(name: string): string | undefined {
  if (name.length > maxLength || !name.includes('.')) return undefined
  try {
    return ens_normalize(name)
  } catch {
    return undefined
  }
}
