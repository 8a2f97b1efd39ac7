import { createHash } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type {
  checkRecoveryShare as checkCall,
  storeRecoveryShare as storeCall,
} from '@latchkit/secure-protocol/api/recovery'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { shareIndex } from '@latchkit/secure-protocol/formats/share1'
import { and, desc, eq, isNotNull, isNull, lte, max, notInArray, sql } from 'drizzle-orm'
import type { Confirmation, RecoveryGenerations } from '../auth/confirmWallet.js'
import type { RoleContext } from '../auth/types.js'
import { readShare } from '../auth/wallets.js'
import { ApiError } from '../errors.js'
import { openEnvelope, sealEnvelope } from '../kek/env1.js'
import { createDelays, type Delays } from './createDelays.js'
import { createFactors, type Factors } from './createFactors.js'
import { createReleases, deleteOldReleases, emailAad, type Releases } from './createReleases.js'
import { type FarcasterCheck, farcasterHmac } from './releaseToFarcaster.js'
import { challenge, delay, factor, share } from './tables.js'

/** The recovery role. It has a separate schema, secrets and KEK, and reads no data of the auth role. */
export type Recovery = RecoveryGenerations &
  Releases & {
    /**
     * @param email - address for the codes of this wallet; null for a user without an address: then codes cannot release it
     * @param fid - the Farcaster id whose signature releases it
     */
    store(userId: string, email: string | null, body: CallBody<typeof storeCall>, fid?: string): Promise<void>
    /** Sets the address for the codes of a user. Codes that were mailed to the previous address expire. */
    setEmail(userId: string, email: string | null): Promise<void>
    check(userId: string, body: CallBody<typeof checkCall>): Promise<CallAnswer<typeof checkCall>>
    readonly factors: Factors
    readonly delays: Delays
    /** Deletes all data of a user in the role. */
    erase(userId: string): Promise<void>
    /** Deletes expired rows. */
    sweep(): Promise<void>
  }

/** Additional data of a recovery share. */
export const shareAad = (walletId: string, shareGen: number, userId: string) =>
  aad('share', 'sealed', `${walletId}:${shareGen}`, userId, 'recovery', 'v1')

/**
 * Creates the recovery role.
 *
 * @param context.delayHours - delay of an assisted recovery, 0 for none
 * @param farcaster - absent if the site does not support sign-in with Farcaster
 */
export function createRecovery(
  context: RoleContext & { readonly publicUrl: string; readonly delayHours: number },
  farcaster?: FarcasterCheck,
): Recovery {
  const { orm, kek } = context
  const delays = createDelays(context)
  const isWallet = (userId: string, walletId: string) =>
    and(eq(share.walletId, walletId), eq(share.userId, userId))
  const isShare = (userId: string, walletId: string, shareGen: number) =>
    and(eq(share.walletId, walletId), eq(share.userId, userId), eq(share.shareGen, shareGen))
  const sealEmail = async (email: string | null, additional: Uint8Array<ArrayBuffer>) =>
    email === null ? null : sealEnvelope(kek, new Uint8Array(Buffer.from(email)), additional)
  const openShare = async (userId: string, walletId: string, shareGen: number) => {
    const [row] = await orm
      .select()
      .from(share)
      .where(isShare(userId, walletId, shareGen))
    if (!row) throw new ApiError('NOT_FOUND', 'There is no recovery share of this generation')
    return { row, plain: await openEnvelope(kek, row.sealed, shareAad(walletId, shareGen, userId)) }
  }
  const findConfirmed = async (userId: string, walletId: string) => {
    const [row] = await orm
      .select()
      .from(share)
      .where(and(eq(share.walletId, walletId), eq(share.userId, userId), isNotNull(share.confirmedAt)))
      .orderBy(desc(share.shareGen))
      .limit(1)
    return row
  }
  const factors = createFactors(context, async (...of) => (await openShare(...of)).plain)
  return {
    ...createReleases(context, farcaster, { delays, isShare, openShare, findConfirmed }),
    factors,
    delays,
    async store(userId, email, body, fid) {
      const { walletId, shareGen, kind, share: text } = body
      const bytes = new Uint8Array(Buffer.from(text, 'base64url'))
      // Data sealed by a user's key is not readable.
      const head = kind === 'assisted' ? readShare(bytes) : undefined
      if (head && (head.gen !== shareGen || head.index !== shareIndex.recovery)) {
        throw new ApiError('INVALID_REQUEST', 'share: must have index 3 and the generation of the call')
      }
      const keyGen = body.kind === 'user-held' ? body.keyGen : null
      const newest = await findConfirmed(userId, walletId)
      if (keyGen === null && newest?.kind === 'user-held') {
        throw new ApiError('RECOVERY_REFUSED', 'The wallet is of the user-held tier')
      }
      if (keyGen !== null && keyGen !== shareGen && keyGen !== newest?.keyGen) {
        throw new ApiError('RECOVERY_REFUSED', 'The share belongs to no recovery key of the wallet')
      }
      const sealed = await sealEnvelope(kek, bytes, shareAad(walletId, shareGen, userId))
      bytes.fill(0)
      const emailSealed = await sealEmail(email, emailAad(walletId, shareGen, userId))
      const ofFid = fid === undefined ? null : farcasterHmac(context, userId, fid)
      const stored = await orm
        .insert(share)
        .values({ walletId, shareGen, userId, kind, keyGen, sealed, emailSealed, farcasterHmac: ofFid })
        .onConflictDoUpdate({
          target: [share.walletId, share.shareGen],
          set: { kind, keyGen, sealed, emailSealed, farcasterHmac: ofFid, checkedAt: null },
          // A confirmed share is never overwritten.
          setWhere: sql`${share.userId} = ${userId} and ${share.confirmedAt} is null`,
        })
        .returning({ gen: share.shareGen })
      if (stored.length === 0) throw new ApiError('RECOVERY_REFUSED', 'This generation is confirmed already')
      await context.reach('recovery/stored')
    },

    async setEmail(userId, email) {
      const rows = await orm.select().from(share).where(eq(share.userId, userId))
      for (const { walletId, shareGen } of rows) {
        await orm
          .update(share)
          .set({ emailSealed: await sealEmail(email, emailAad(walletId, shareGen, userId)) })
          .where(isShare(userId, walletId, shareGen))
      }
      await orm
        .update(challenge)
        .set({ consumedAt: context.now() })
        .where(and(eq(challenge.userId, userId), isNull(challenge.consumedAt)))
    },

    async check(userId, { walletId, shareGen, nonce }) {
      const { plain } = await openShare(userId, walletId, shareGen)
      const digest = createHash('sha256')
        .update('latchkit recovery check v1')
        .update(Buffer.from(nonce, 'base64url'))
        .update(plain)
        .digest('base64url')
      plain.fill(0)
      await orm
        .update(share)
        .set({ checkedAt: context.now() })
        .where(isShare(userId, walletId, shareGen))
      return { digest }
    },

    async confirm(userId, walletId, shareGen, digest) {
      const found = await openShare(userId, walletId, shareGen)
      const isSame = createHash('sha256').update(found.plain).digest('base64url') === digest
      found.plain.fill(0)
      if (!isSame) return undefined
      const confirmedAt = context.now()
      return orm.transaction(async transaction => {
        const rows = await transaction.select().from(share).where(isWallet(userId, walletId)).for('update')
        const row = rows.find(one => one.shareGen === shareGen)
        // The share may have been replaced in the meantime.
        if (!row?.checkedAt || !Buffer.from(row.sealed).equals(found.row.sealed)) return undefined
        if (rows.some(one => one.confirmedAt !== null && isOlder(row, one)))
          throw new ApiError('RECOVERY_REFUSED', 'The wallet has a newer recovery key')
        if (row.keyGen !== null) {
          const isUsable = and(
            eq(factor.walletId, walletId),
            eq(factor.userId, userId),
            eq(factor.keyGen, row.keyGen),
            isNotNull(factor.restoredAt),
            isNull(factor.removedAt),
          )
          const usable = await transaction.select({ id: factor.id }).from(factor).where(isUsable)
          // A share without a proved factor does not count.
          if (usable.length === 0) return undefined
          await transaction
            .update(factor)
            .set({ confirmedAt })
            .where(and(isUsable, isNull(factor.confirmedAt)))
        }
        await transaction
          .update(share)
          .set({ confirmedAt })
          .where(isShare(userId, walletId, shareGen))
        return toConfirmation(row, rows)
      })
    },

    async readConfirmation(userId, walletId, shareGen) {
      const rows = await orm.select().from(share).where(isWallet(userId, walletId))
      const row = rows.find(one => one.shareGen === shareGen && one.confirmedAt !== null)
      return row && toConfirmation(row, rows)
    },

    async keepOnly(walletId, kept, upTo) {
      await orm.transaction(async transaction => {
        const isOf = eq(share.walletId, walletId)
        await transaction
          .delete(share)
          .where(and(isOf, lte(share.shareGen, upTo), notInArray(share.shareGen, [...kept])))
        const newest = transaction
          .select({ gen: max(share.keyGen) })
          .from(share)
          .where(and(isOf, isNotNull(share.confirmedAt)))
        await transaction
          .delete(factor)
          .where(and(eq(factor.walletId, walletId), sql`${factor.keyGen} < (${newest})`))
      })
    },

    async sweep() {
      await Promise.all([deleteOldReleases(context), factors.sweep()])
    },

    async erase(userId) {
      await orm.transaction(async transaction => {
        for (const table of [challenge, factor, delay, share])
          await transaction.delete(table).where(eq(table.userId, userId))
      })
    },
  }
}

/** Whether a share is sealed by an older recovery key than another share, or without a recovery key. */
const isOlder = (one: KeyGen, other: KeyGen) => (one.keyGen ?? 0) < (other.keyGen ?? 0)

type KeyGen = { readonly keyGen: number | null }

function toConfirmation(
  row: typeof share.$inferSelect,
  rows: readonly (typeof share.$inferSelect)[],
): Confirmation {
  return { tier: row.kind, ended: rows.filter(one => isOlder(one, row)).map(one => one.shareGen) }
}
