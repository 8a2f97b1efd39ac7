import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import type { Client } from '../../types/client.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { getCurrency } from '../tokens/getCurrency.js'
import { type BalanceMemory, getBalanceMemory } from './balanceMemory.js'
import { rankTokens } from './rankTokens.js'
import type { TokenBalancesQueryParameters } from './tokenBalancesQueryOptions.js'
import { type TokenRow, toToken } from './toToken.js'
import type { TokenBalance } from './types.js'

/** Tokens of an account on a network, in storage. */
type Entry = {
  readonly network: TokenBalance['chainId']
  readonly address: string
  readonly currency: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly tokens: readonly TokenRow[]
}

const entryLimit = 8
const tokenLimit = 50
/** 30 days. */
const lifetime = 2_592_000_000

/**
 * Keeps the tokens of connected accounts in the storage of the client, so that the account of a returning visitor shows them
 * at once, until the answer of the network replaces them. `dataUpdatedAt` of the query is when they were read. They are
 * removed when the account is disconnected, and after 30 days. With `createCookieStorage` they are kept in the local storage
 * of the page, since cookies are sent to the server. Returns a function that stops and removes them.
 *
 * Anyone with access to the browser profile can read the stored balances, so an app has to call it.
 *
 * @example
 * const forgetBalances = rememberBalances(latchkit.client)
 */
export function rememberBalances(client: Client): () => void {
  const { platform } = client
  const storage = client.storage.isSentToServer
    ? (platform.privateStorage?.() ?? createMemoryStorage())
    : client.storage
  const key = `${client.config.storageKey}.balances`
  const memory = getBalanceMemory(client)

  function readEntries(): readonly Entry[] {
    const text = storage.get(key)
    if (text === undefined) return []
    try {
      const entries: unknown = JSON.parse(text)
      return Array.isArray(entries) ? entries.filter(isEntry) : []
    } catch {
      client.logger.warn('The balances in storage cannot be read. They count as none.')
      return []
    }
  }

  function writeEntries(entries: readonly Entry[]): void {
    if (entries.length > 0) storage.set(key, JSON.stringify(entries.slice(0, entryLimit)))
    else storage.remove(key)
  }

  const current: BalanceMemory = {
    read(parameters) {
      const entry = readEntries().find(isOf(client, parameters))
      if (!entry) return undefined
      return { at: entry.at, tokens: rankTokens(readTokens(client, entry)) }
    },
    write(parameters, tokens) {
      const { address, network } = parameters
      const entry: Entry = {
        network: network.caipNetworkId,
        address,
        currency: toCurrency(client, parameters),
        at: Date.now(),
        tokens: tokens.slice(0, tokenLimit).map(toRow),
      }
      const isSame = isOf(client, parameters)
      writeEntries([entry, ...readEntries().filter(other => !isSame(other))])
    },
  }
  memory.current = current

  let connected = listAddresses(client)
  const stopFollowing = client.store.sub(accountsAtom, () => {
    const before = connected
    connected = listAddresses(client)
    const gone = [...before].filter(address => !connected.has(address))
    if (gone.length > 0) writeEntries(readEntries().filter(({ address }) => !gone.includes(address)))
  })

  return () => {
    stopFollowing()
    if (memory.current === current) memory.current = undefined
    storage.remove(key)
  }
}

const toCurrency = (client: Client, { currency = getCurrency(client) }: TokenBalancesQueryParameters) =>
  currency.toLowerCase()

function isOf(client: Client, parameters: TokenBalancesQueryParameters): (entry: Entry) => boolean {
  const { address, network } = parameters
  const currency = toCurrency(client, parameters)
  return entry =>
    entry.address === address && entry.network === network.caipNetworkId && entry.currency === currency
}

/** Addresses of the connected accounts of all namespaces. */
function listAddresses(client: Client): ReadonlySet<string> {
  const accounts = Object.values(client.store.get(accountsAtom))
  return new Set(accounts.flatMap(({ allAccounts }) => allAccounts.map(({ address }) => address)))
}

/** Images inside of a token would fill the storage. */
function toRow({ amount, isLookalike, iconUrl, ...token }: TokenBalance): TokenRow {
  return { ...token, iconUrl: iconUrl?.startsWith('data:') ? undefined : iconUrl }
}

/** Whatever is not as `toRow` writes it is left out. */
function readTokens(client: Client, { network, tokens }: Entry) {
  return tokens.flatMap(token => {
    try {
      return toToken(client, token, network)
    } catch {
      return []
    }
  })
}

function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== 'object' || !entry) return false
  const { at, tokens } = entry as Partial<Entry>
  const now = Date.now()
  // A time in the future is of a clock that was wrong.
  return typeof at === 'number' && at <= now && now - at < lifetime && Array.isArray(tokens)
}
