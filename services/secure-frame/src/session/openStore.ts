import { userRecord } from '@latchkit/secure-protocol/api/user'
import { createStore, del, entries, get, set, type UseStore, update } from 'idb-keyval'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import type { GrantStore } from '../permissions/grantedPermissions.js'

const storedSession = z.strictObject({
  refreshToken: z.string(),
  refreshExpiresAt: z.int(),
  user: userRecord,
})

/** The session as IndexedDB keeps it. The access token stays in memory. */
export type StoredSession = z.output<typeof storedSession>

const refused =
  'This browser keeps no data for the wallet: allow this site to store data, leave private browsing or free some space, and try again'

/** A share, encrypted by a key that script cannot read. */
const storedShare = z.strictObject({
  gen: z.int(),
  iv: z.instanceof(Uint8Array),
  sealed: z.instanceof(ArrayBuffer),
})

export type StoredShare = z.output<typeof storedShare>

const storedAddress = z.string().check(z.regex(/^0x[\da-fA-F]{40}$/)) as z.ZodMiniType<`0x${string}`>

const storedHex = z.string().check(z.regex(/^0x[\da-fA-F]+$/)) as z.ZodMiniType<`0x${string}`>

/** A batch as IndexedDB keeps it. */
export const keptBatch = z.strictObject({
  id: z.string(),
  chainId: z.int(),
  account: storedAddress,
  walletId: z.string(),
  /** Milliseconds since 1970. */
  sentAt: z.int(),
  /** How it is found. */
  sent: z.union([
    z.strictObject({
      kind: z.literal('operation'),
      hash: storedHex,
      nonce: storedHex,
      entryPoint: storedAddress,
      /** Number of a block that is older. */
      block: storedHex,
    }),
    z.strictObject({ kind: z.literal('transaction'), hash: storedHex, nonce: storedHex }),
  ]),
})

/** A batch that a page sent, or may have sent. */
export type KeptBatch = z.output<typeof keptBatch>

/** Milliseconds after which a batch is forgotten. */
const batchLifetime = 30 * 24 * 3_600_000

/** Storage of the frame in this browser for a project on a site: the browser partitions IndexedDB by the top page. */
export type FrameStore = GrantStore & {
  /** ECDSA P-256, not extractable. Made at first need; two tabs get the same. */
  getDeviceKey(): Promise<CryptoKeyPair>
  /** AES-GCM, not extractable, for the device share. */
  getShareKey(): Promise<CryptoKey>
  getSession(): Promise<StoredSession | undefined>
  setSession(session: StoredSession | undefined): Promise<void>
  getShare(walletId: string): Promise<StoredShare | undefined>
  setShare(walletId: string, share: StoredShare): Promise<void>
  /** Address of the key that owns the smart account of a wallet, so that it is not derived each time. */
  getOwner(walletId: string): Promise<`0x${string}` | undefined>
  setOwner(walletId: string, owner: `0x${string}`): Promise<void>
  /** A batch of pages of an origin, not older than `age` milliseconds. */
  getBatch(origin: string, id: string, age: number): Promise<KeptBatch | undefined>
  /** Keeps a batch; false where there is one with its id that is not older than `unique` milliseconds. */
  keepBatch(origin: string, batch: KeptBatch, unique: number): Promise<boolean>
  dropBatch(origin: string, id: string): Promise<void>
}

/**
 * Opens the store of a project. Every call rejects with `STORAGE_UNAVAILABLE` where the browser refuses IndexedDB or it is
 * full. A value that does not have the expected shape counts as missing.
 */
export function openStore(projectId: string): FrameStore {
  const name = `latchkit-frame/${projectId}`
  let opened: UseStore | undefined

  async function use<value>(act: (store: UseStore) => Promise<value>): Promise<value> {
    try {
      opened ??= createStore(name, 'values')
      return await act(opened)
    } catch (cause) {
      throw new FrameError('STORAGE_UNAVAILABLE', refused, { cause })
    }
  }

  const read = async <schema extends z.ZodMiniType>(key: string, schema: schema) => {
    const parsed = z.safeParse(schema, await use(store => get<unknown>(key, store)))
    return parsed.success ? parsed.data : undefined
  }

  /** The stored value, or a new one. Simultaneous calls of two tabs get the same value. */
  const getOrMake = <value>(
    key: string,
    isValue: (stored: unknown) => stored is value,
    make: () => Promise<value>,
  ): Promise<value> =>
    navigator.locks.request(`${name}/${key}`, () =>
      use(async store => {
        const stored: unknown = await get(key, store)
        if (isValue(stored)) return stored
        const made = await make()
        await set(key, made, store)
        return made
      }),
    )

  async function forgetOldBatches() {
    for (const [key, stored] of await use(store => entries<string, unknown>(store))) {
      if (!String(key).startsWith('batch/')) continue
      const batch = z.safeParse(keptBatch, stored)
      if (!batch.success || Date.now() - batch.data.sentAt >= batchLifetime)
        await use(store => del(key, store))
    }
  }

  return {
    getDeviceKey: () =>
      getOrMake('deviceKey', isKeyPair, () =>
        crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']),
      ),
    getShareKey: () =>
      getOrMake('shareKey', isKey, () =>
        crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
      ),
    getSession: () => read('session', storedSession),
    setSession: session => use(store => (session ? set('session', session, store) : del('session', store))),
    getShare: walletId => read(`share/${walletId}`, storedShare),
    setShare: (walletId, share) => use(store => set(`share/${walletId}`, share, store)),
    getOwner: walletId => read(`owner/${walletId}`, storedAddress),
    getGrants: walletId => use(store => get<unknown>(`grants/${walletId}`, store)),
    changeGrants: (walletId, change) => use(store => update<unknown>(`grants/${walletId}`, change, store)),
    setOwner: (walletId, owner) => use(store => set(`owner/${walletId}`, owner, store)),
    async getBatch(origin, id, age) {
      const found = await read(toBatchKey(origin, id), keptBatch)
      return found && Date.now() - found.sentAt < age ? found : undefined
    },
    async keepBatch(origin, batch, unique) {
      await forgetOldBatches()
      let isKept = true
      // In one transaction: of two tabs with the same id one is first.
      await use(store =>
        update<unknown>(
          toBatchKey(origin, batch.id),
          stored => {
            const before = z.safeParse(keptBatch, stored)
            isKept = !before.success || Date.now() - before.data.sentAt >= unique
            return isKept ? batch : stored
          },
          store,
        ),
      )
      return isKept
    },
    dropBatch: (origin, id) => use(store => del(toBatchKey(origin, id), store)),
  }
}

function toBatchKey(origin: string, id: string): string {
  return `batch/${origin}/${id}`
}

function isKey(stored: unknown): stored is CryptoKey {
  return stored instanceof CryptoKey
}

function isKeyPair(stored: unknown): stored is CryptoKeyPair {
  if (typeof stored !== 'object' || stored === null) return false
  const { privateKey, publicKey } = stored as Partial<CryptoKeyPair>
  return isKey(privateKey) && isKey(publicKey)
}
