import type { CaipNetworkId } from '@latchkit/core'
import { verifySiwxSignature } from '@latchkit/core/siwx'
import { createLimiter } from '@latchkit/service-base'
import type { Database } from '@latchkit/service-base/database'
import { count, eq, inArray, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import { z } from 'zod'
import { CallRefused } from '../../callRefused.js'
import { registeredName } from '../../database/tables.js'
import type { Nodes } from '../../nodes/createNodes.js'
import { tryAsk } from '../../providers/askNode.js'
import { createAskContract } from '../../providers/createAskContract.js'
import { normalizeName, toChainId } from './coinTypes.js'

/** A name that an account has registered. */
export type RegisteredName = typeof registeredName.$inferSelect

/** Names below a parent, which accounts register by a signature. */
export type Registrar = {
  /** Such as `acme.eth`. */
  readonly parent: string
  /** Whether only this registrar determines the owner of a name. */
  has(name: string): boolean
  find(name: string): Promise<RegisteredName | undefined>
  /** Names of an account, the first registered name first. */
  list(account: string): Promise<readonly RegisteredName[]>
  /** Suggests the wanted name and similar free names. Throws CallRefused for an invalid name. */
  suggest(text: string): Promise<readonly { readonly name: string; readonly registered: boolean }[]>
  /** Throws CallRefused and ProviderError. `caller` is the key that counts the registrations of an address. */
  register(registration: Registration, caller: string, signal: AbortSignal): Promise<RegisteredName>
  close(): Promise<void>
}

/** A registration, as `POST /v1/profile/account` has it. */
export type Registration = {
  readonly coinType: number
  readonly address: Hex
  /** JSON of the name, its attributes and the time in seconds. */
  readonly message: string
  readonly signature: Hex
}

/** Milliseconds that a message is good for, before and after its time. */
const validity = 5 * 60_000
/** Free names that are suggested. */
const suggested = 4
/** Maximum listed names of an account. */
const listed = 50
const labelPattern = /^[a-z0-9-]{4,63}$/

const messageSchema = z.strictObject({
  name: z.string(),
  attributes: z.strictObject({
    avatar: z
      .string()
      .max(2048, 'has at most 2048 characters')
      .regex(/^(?:https:\/\/|ipfs:\/\/|eip155:)/, 'must be an https: or ipfs: URL, or an NFT')
      .optional(),
    bio: z.string().max(512, 'has at most 512 characters').optional(),
  }),
  timestamp: z.int('must be in seconds'),
})

/** Milliseconds for which a registration counts against the address of its caller. */
const day = 86_400_000
/** Of the advisory locks of accounts. */
const lockClass = 472_304

/**
 * Creates the registrar of the names below a parent.
 *
 * @throws ConfigError when Redis does not answer
 */
export async function createRegistrar(parameters: {
  readonly database: Database
  readonly nodes: Nodes
  /** Normalized. */
  readonly parent: string
  /** CAIP-2 id of the chain with ENS: contracts of coin type 60 are there. */
  readonly chain: string
  readonly limits: { readonly namesPerAccount: number; readonly namesPerAddress: number }
  readonly redis: Pick<Parameters<typeof createLimiter>[0], 'redisUrl' | 'onError'>
}): Promise<Registrar> {
  const { nodes, parent, chain, limits, redis } = parameters
  const limiter = await createLimiter({ window: day, prefix: 'latchkit:gateway:names:', ...redis })
  const { orm } = parameters.database
  const suffix = `.${parent}`
  const isName = (name: string) =>
    name.endsWith(suffix) && labelPattern.test(name.slice(0, -suffix.length)) && normalizeName(name) === name
  const find = async (name: string) =>
    (await orm.select().from(registeredName).where(eq(registeredName.name, name)))[0]

  /** Whether a key signed, or a contract holds the signature for its own (ERC-1271, ERC-6492). */
  async function readSigner({ address, message, signature, coinType }: Registration, signal: AbortSignal) {
    const chainId = toChainId(coinType, chain) as CaipNetworkId
    const signed = { chainId, accountAddress: address, message, signature }
    const byKey = await verifySiwxSignature(signed)
    if (byKey.isValid) return { isKey: true }
    const refused = new CallRefused(400, 'signature', 'is not a signature of the address')
    if (byKey.reason !== 'chain-needed') throw refused
    const node = nodes.get(chainId)
    if (!node) throw new CallRefused(400, 'coin_type', 'is of a chain that is not served')
    const ask = createAskContract(node, signal)
    const byContract = await verifySiwxSignature({
      ...signed,
      request: ({ method, params }) => tryAsk(ask, method, params),
    })
    if (byContract.isValid) return { isKey: false }
    throw byContract.reason === 'chain-unreachable' ? byContract.cause : refused
  }

  /**
   * Inserts a name. Names of an account are inserted in sequence; otherwise each would count before the others exist.
   */
  function insert(values: RegisteredName): Promise<RegisteredName | undefined> {
    const { account } = values
    return orm.transaction(async transaction => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${lockClass}, hashtext(${account}))`)
      const [has] = await transaction
        .select({ names: count() })
        .from(registeredName)
        .where(eq(registeredName.account, account))
      if ((has?.names ?? 0) >= limits.namesPerAccount)
        throw new CallRefused(409, 'address', `has ${limits.namesPerAccount} names, which is the most`)
      const [row] = await transaction.insert(registeredName).values(values).onConflictDoNothing().returning()
      return row
    })
  }

  return {
    parent,
    has: name => name.endsWith(suffix),
    find,
    list: account =>
      orm
        .select()
        .from(registeredName)
        .where(eq(registeredName.account, account.toLowerCase()))
        .orderBy(registeredName.registeredAt)
        .limit(listed),
    async suggest(text) {
      const label = text.toLowerCase()
      const wanted = `${label}${suffix}`
      if (!isName(wanted)) throw new CallRefused(400, 'name', 'has letters, digits and hyphens, at least 4')
      const digits = Array.from({ length: 20 }, (_, index) => `${label}${index + 1}`)
      const others = [`my-${label}`, `${label}-id`, ...digits].map(one => `${one}${suffix}`).filter(isName)
      const rows = await orm
        .select({ name: registeredName.name })
        .from(registeredName)
        .where(inArray(registeredName.name, [wanted, ...others]))
      const taken = new Set(rows.map(({ name }) => name))
      const free = others.filter(name => !taken.has(name)).slice(0, suggested)
      return [wanted, ...free].map(name => ({ name, registered: taken.has(name) }))
    },
    close: () => limiter.close(),
    async register(registration, caller, signal) {
      const { name, attributes, timestamp } = readMessage(registration.message)
      if (!isName(name)) {
        const rule = `has letters, digits and hyphens, at least 4, before ${suffix}`
        throw new CallRefused(400, 'name', rule)
      }
      if (Math.abs(Date.now() - timestamp * 1000) > validity)
        throw new CallRefused(400, 'timestamp', 'is more than 5 minutes away')
      const { avatar = null, bio = null } = attributes
      if (await find(name)) throw new CallRefused(409, 'name', 'is registered')
      const { isKey } = await readSigner(registration, signal)
      const { allowed } = await limiter.take(1, { key: caller, limit: limits.namesPerAddress })
      if (!allowed) throw new CallRefused(429, 'limit', 'too many names from here today')
      const row = await insert({
        name,
        account: registration.address.toLowerCase(),
        coinType: registration.coinType,
        isKey,
        avatar,
        bio,
        signedAt: timestamp,
        registeredAt: Date.now(),
      })
      if (row) return row
      if (await find(name)) throw new CallRefused(409, 'name', 'is registered')
      throw new CallRefused(409, 'timestamp', 'was used')
    },
  }
}

function readMessage(message: string): z.output<typeof messageSchema> {
  let json: unknown
  try {
    json = JSON.parse(message)
  } catch {
    throw new CallRefused(400, 'message', 'must be JSON')
  }
  const parsed = messageSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new CallRefused(400, 'message', [...(issue?.path ?? []), issue?.message].join(': '))
}
