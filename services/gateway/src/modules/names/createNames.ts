import { getAddress, type Hex, isAddress } from 'viem'
import { CallRefused } from '../../callRefused.js'
import type { Nodes } from '../../nodes/createNodes.js'
import { createAskNode } from '../../providers/askNode.js'
import { ProviderError } from '../../providers/providerError.js'
import { readContracts } from '../../providers/readContracts.js'
import { shareRecent } from '../../providers/shareRecent.js'
import type { FetchRemote } from '../../remote/createFetchRemote.js'
import type { RemoteImages } from '../../remote/createRemoteImages.js'
import { cleanText } from '../../tokens/cleanText.js'
import { type NftPlace, ownershipCall, toBalance } from '../../tokens/ownership.js'
import type { ReadNfts } from '../nfts/createReadNfts.js'
import { coinTypesOf, ethereum, everyChain, isCoinTypeOf, normalizeName, toCoinType } from './coinTypes.js'
import { createReadEns } from './createReadEns.js'
import type { RegisteredName, Registrar } from './createRegistrar.js'
import { type Ens, openEns } from './openEns.js'

/** A name, in the form of `GET /v1/profile/account/{name}`. */
export type Profile = {
  readonly name: string
  /** Null: ENS does not record it. */
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
  /** Finds a name. `undefined` when it is not registered. Throws CallRefused for an invalid name. */
  find(name: string, signal: AbortSignal): Promise<Profile | undefined>
  /**
   * Reads the name that an account has chosen and that resolves to the account, else the first name that it registered
   * here.
   */
  readIdentity(account: Hex, chainId: string, signal: AbortSignal): Promise<Identity | undefined>
  /** Lists the chosen name, and the names that were registered here. */
  list(account: Hex, signal: AbortSignal): Promise<readonly Profile[]>
}

/** Milliseconds for which it is cached who has the NFT of an avatar: less than a block of most chains. */
const balanceLifetime = 1000

/** The name of an account, and its image. */
export type Identity = { readonly name: string; readonly avatar: string | undefined }

/** Records in ENS of a name that has an address. */
type Records = {
  /** By coin type. */
  readonly addresses: ReadonlyMap<number, Hex>
  readonly avatar: string | undefined
  readonly bio: string | undefined
}

/** Creates the names of ENS. `undefined` where its chain has no node. */
export function createNames(parameters: {
  readonly nodes: Nodes
  /** CAIP-2 id of the chain with ENS. */
  readonly chain: string
  /** ENS's Universal Resolver. */
  readonly resolver: Hex
  /** CAIP-2 ids of the chains whose addresses are looked up in addition to those of Ethereum and of every chain. */
  readonly chains: readonly string[]
  readonly fetchRemote: FetchRemote
  readonly readNfts: ReadNfts
  readonly images: RemoteImages
  /** Answers for the names below its parent. */
  readonly registrar: Registrar | undefined
}): Names | undefined {
  const { nodes, chain, resolver, fetchRemote, readNfts, images, registrar } = parameters
  const node = nodes.get(chain)
  if (!node) return undefined
  const coinTypes = [...new Set([ethereum, everyChain, ...parameters.chains.map(toCoinType)])]
  const readEns = createReadEns(node, resolver)
  const shareBalance = shareRecent<bigint>({ lifetime: balanceLifetime, maxKeys: 1000 })
  const open = (signal: AbortSignal) => openEns({ node, resolver, readEns, fetchRemote, signal })

  async function find(given: string, signal: AbortSignal): Promise<Profile | undefined> {
    const name = normalizeName(given)
    if (!name) throw new CallRefused(400, 'name', 'is not a name')
    if (registrar?.has(name)) {
      const owned = await registrar.find(name)
      return owned && toProfile(owned, signal)
    }
    const records = await readRecords(name, signal)
    return records && toEnsProfile(name, records, signal)
  }

  /** Reads what the profile of a name needs. `undefined` for a name without an address. */
  async function readRecords(name: string, signal: AbortSignal): Promise<Records | undefined> {
    const texts = ['avatar', 'description'].map(key => ({ key }))
    const asked = [...coinTypes.map(coinType => ({ coinType })), ...texts]
    const records = await open(signal).readRecords(name, asked)
    const found = await Promise.all(
      coinTypes.map(async type => [type, await records.readAddress(type)] as const),
    )
    const addresses = found.flatMap(([type, address]) =>
      address && isAddress(address) ? [[type, getAddress(address)] as const] : [],
    )
    if (addresses.length === 0) return undefined
    const [avatar, bio] = await Promise.all([records.readText('avatar'), records.readText('description')])
    return { addresses: new Map(addresses), avatar, bio }
  }

  async function toEnsProfile(name: string, records: Records, signal: AbortSignal): Promise<Profile> {
    const { addresses, avatar, bio } = records
    const [first = '0x'] = addresses.values()
    const listed = [...addresses].map(([type, address]) => [type, { address, created: null }] as const)
    return {
      name,
      registered_at: null,
      updated_at: null,
      addresses: Object.fromEntries(listed),
      attributes: [toAttributes(await readAvatar(avatar, first, signal), bio)],
    }
  }

  async function toProfile(owned: RegisteredName, signal: AbortSignal): Promise<Profile> {
    const created = new Date(owned.registeredAt).toISOString()
    const address = getAddress(owned.account)
    const avatar = await readAvatar(owned.avatar ?? undefined, address, signal)
    return {
      name: owned.name,
      registered_at: created,
      updated_at: created,
      addresses: Object.fromEntries(coinTypesOf(owned).map(type => [type, { address, created }])),
      attributes: [toAttributes(avatar, owned.bio ?? undefined)],
    }
  }

  /** Reads the name that an account claims, which the name may not confirm. */
  async function readClaim(ens: Ens, account: Hex): Promise<string | undefined> {
    const said = await ens.readName(account)
    // A name that is not normalized could look like another name.
    return said && normalizeName(said) === said ? said : undefined
  }

  /** Returns a claimed name that was registered here, if it is the account's. */
  async function findRegistered(said: string | undefined, account: Hex): Promise<string | undefined> {
    if (said === undefined || !registrar?.has(said)) return undefined
    const owned = await registrar.find(said)
    return owned?.isKey && isSame(owned.account, account) ? said : undefined
  }

  return {
    find,
    async readIdentity(account, chainId, signal) {
      const ens = open(signal)
      const said = await readClaim(ens, account)
      if (said !== undefined && !registrar?.has(said)) {
        const records = await ens.readRecords(said, [{ coinType: ethereum }, { key: 'avatar' }])
        if (isSame(await records.readAddress(ethereum), account)) {
          const record = await withoutFailure(records.readText('avatar'))
          return { name: said, avatar: await withoutFailure(readAvatar(record, account, signal)) }
        }
      }
      const chosen = await findRegistered(said, account)
      const coinType = BigInt(toCoinType(chainId))
      const names = (await registrar?.list(account))?.filter(owned => isCoinTypeOf(owned, coinType))
      const owned = names?.find(({ name }) => name === chosen) ?? names?.[0]
      const avatar = owned && withoutFailure(readAvatar(owned.avatar ?? undefined, account, signal))
      return owned && { name: owned.name, avatar: await avatar }
    },
    async list(account, signal) {
      const said = await readClaim(open(signal), account)
      const isOfEns = said !== undefined && !registrar?.has(said)
      const [records, registered = []] = await Promise.all([
        isOfEns ? readRecords(said, signal) : undefined,
        registrar?.list(account),
      ])
      const isChosen = isOfEns && records && isSame(records.addresses.get(ethereum), account)
      return Promise.all([
        ...(isChosen ? [toEnsProfile(said, records, signal)] : []),
        ...registered.map(owned => toProfile(owned, signal)),
      ])
    },
  }

  /** Reads an avatar (ENSIP-12): a URL, or an NFT that the account holds. */
  async function readAvatar(
    record: string | undefined,
    account: Hex,
    signal: AbortSignal,
  ): Promise<string | undefined> {
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
    const owner = account.toLowerCase()
    const data = ownershipCall(place, owner)
    const balance = await shareBalance(`${record} ${owner}`, signal, async whole => {
      const [answer] = await readContracts(createAskNode(nftNode, whole), [{ to: place.contract, data }])
      return toBalance(place, answer, owner)
    })
    if (balance === 0n) return undefined
    const [facts] = await readNfts(`eip155:${id}`, nftNode, [place])
    return images.pathOf(facts?.image)
  }
}

const isSame = (address: string | undefined, account: Hex) => address?.toLowerCase() === account.toLowerCase()

function toAttributes(avatar: string | undefined, bio: string | undefined): Profile['attributes'][0] {
  const about = bio && cleanText(bio)
  return { ...(avatar && { avatar }), ...(about && { bio: about }) }
}

/** A name is useful without its image. */
async function withoutFailure<value>(work: Promise<value>): Promise<value | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}
