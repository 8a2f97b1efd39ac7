import { createHash, timingSafeEqual } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import {
  type addFactor as addCall,
  factorParameters,
  type listFactors as listCall,
  type openFactor as openCall,
  type proveFactor as proveCall,
} from '@latchkit/secure-protocol/api/factors'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { type FactorUndo, undoFor } from '../auth/changes.js'
import type { RoleContext } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { openEnvelope, sealEnvelope } from '../kek/env1.js'
import { chargeTry } from './chargeTry.js'
import { factor, share } from './tables.js'

/** Factors of users. Each wraps the recovery key of a wallet, which seals the recovery share. */
export type Factors = Pick<FactorUndo, 'undo'> & {
  list(userId: string): Promise<CallAnswer<typeof listCall>>
  add(userId: string, body: CallBody<typeof addCall>): Promise<void>
  /** `isInUse`: false for the test of a factor that is not confirmed yet. */
  open(
    userId: string,
    thumbprint: string,
    body: CallBody<typeof openCall>,
  ): Promise<{ readonly answer: CallAnswer<typeof openCall>; readonly isInUse: boolean }>
  /** Records that an opened factor yielded the recovery key of a generation. @throws ApiError FACTOR_WRONG, NOT_FOUND */
  prove(userId: string, body: CallBody<typeof proveCall>): Promise<{ readonly isInUse: boolean }>
  confirm(userId: string, id: string): Promise<void>
  remove(userId: string, id: string): Promise<void>
  /** Deletes factors whose removal can no longer be undone. */
  sweep(): Promise<void>
}

/**
 * Bytes of a verifier. A factor's verifier precedes the wrapped key, a recovery key's verifier follows the sealed share.
 */
const verifierLength = 32
/** Bytes of a share that a recovery key seals. */
const sealedLength = 67

/** Limits of wrong attempts at the factors of a wallet, so that a password cannot be guessed. */
const tries = { hour: 10, day: 20, own: 3, wallet: 30 }

/** Additional data of a factor. */
export const factorAad = (id: string, userId: string) => aad('factor', 'sealed', id, userId, 'recovery', 'v1')

/** Creates the part of the recovery role that stores factors. */
export function createFactors(
  { orm, kek, limits, now }: RoleContext,
  openShare: (userId: string, walletId: string, shareGen: number) => Promise<Uint8Array>,
): Factors {
  const isOwn = (userId: string, id: string) =>
    and(eq(factor.id, id), eq(factor.userId, userId), isNull(factor.removedAt))
  const isInUse = and(isNotNull(factor.confirmedAt), isNull(factor.removedAt))
  const find = async (userId: string, id: string) => {
    const [own] = await orm.select().from(factor).where(isOwn(userId, id))
    if (!own) throw new ApiError('NOT_FOUND', 'Unknown factor')
    return own
  }
  const findNewest = async (userId: string, walletId: string, keyGen: number) => {
    const [newest] = await orm
      .select({ shareGen: share.shareGen })
      .from(share)
      .where(and(eq(share.walletId, walletId), eq(share.userId, userId), eq(share.keyGen, keyGen)))
      // An unconfirmed generation is used only for the test of its first factor.
      .orderBy(isNull(share.confirmedAt), desc(share.shareGen))
      .limit(1)
    return newest
  }
  return {
    async list(userId) {
      const rows = await orm
        .select()
        .from(factor)
        .where(and(eq(factor.userId, userId), isInUse))
        .orderBy(factor.createdAt)
      const read = (text: string) => factorParameters.parse(JSON.parse(text))
      return {
        factors: rows.map(({ id, params, createdAt }) => ({ id, createdAt, parameters: read(params) })),
      }
    },

    async add(userId, { id, walletId, parameters, keyGen, verifier, wrapped }) {
      if (!(await findNewest(userId, walletId, keyGen)))
        throw new ApiError('RECOVERY_REFUSED', 'There is no share of this recovery key')
      const plain = new Uint8Array(
        Buffer.concat([Buffer.from(verifier, 'base64url'), Buffer.from(wrapped, 'base64url')]),
      )
      const [{ number } = { number: 0 }] = await orm
        .select({ number: count() })
        .from(factor)
        .where(and(eq(factor.walletId, walletId), isInUse))
      if (number >= 10) throw new ApiError('RECOVERY_REFUSED', 'A wallet has ten factors at most')
      // A test that was never ended leaves nothing.
      await orm
        .delete(factor)
        .where(
          and(
            eq(factor.walletId, walletId),
            eq(factor.userId, userId),
            isNull(factor.confirmedAt),
            lt(factor.createdAt, now() - 3_600_000),
          ),
        )
      const made = await orm
        .insert(factor)
        .values({
          id,
          walletId,
          userId,
          keyGen,
          params: JSON.stringify(parameters),
          sealed: await sealEnvelope(kek, plain, factorAad(id, userId)),
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning({ id: factor.id })
      if (made.length === 0) throw new ApiError('RECOVERY_REFUSED', 'There is such a factor already')
    },

    async open(userId, thumbprint, { id, proof }) {
      const own = await find(userId, id)
      const { walletId, keyGen } = own
      const giveBack = await chargeTry(limits, 'factor', { walletId, thumbprint }, tries)
      const plain = Buffer.from(await openEnvelope(kek, own.sealed, factorAad(id, userId)))
      const given = createHash('sha256').update(Buffer.from(proof, 'base64url')).digest()
      if (!timingSafeEqual(given, plain.subarray(0, verifierLength))) {
        throw new ApiError('FACTOR_WRONG', 'The factor does not open the wallet')
      }
      await giveBack()
      const newest = await findNewest(userId, walletId, keyGen)
      if (!newest) throw new ApiError('NOT_FOUND', 'There is no share of this factor')
      const { shareGen } = newest
      const kept = Buffer.from(await openShare(userId, walletId, shareGen))
      const sealed = kept.subarray(0, sealedLength).toString('base64url')
      if (own.openedAt === null) await orm.update(factor).set({ openedAt: now() }).where(isOwn(userId, id))
      const wrapped = plain.subarray(verifierLength).toString('base64url')
      return {
        answer: { walletId, keyGen, wrapped, shareGen, sealed },
        isInUse: own.confirmedAt !== null,
      }
    },

    async prove(userId, { id, shareGen, keyProof }) {
      const own = await find(userId, id)
      const [sealedBy] = await orm
        .select({ keyGen: share.keyGen })
        .from(share)
        .where(and(eq(share.walletId, own.walletId), eq(share.userId, userId), eq(share.shareGen, shareGen)))
      if (own.openedAt === null || sealedBy?.keyGen !== own.keyGen)
        throw new ApiError('NOT_FOUND', 'There is no share that this factor opened')
      const kept = Buffer.from(await openShare(userId, own.walletId, shareGen))
      const given = createHash('sha256').update(Buffer.from(keyProof, 'base64url')).digest()
      const verifier = kept.subarray(sealedLength)
      if (verifier.length !== verifierLength || !timingSafeEqual(given, verifier))
        throw new ApiError('FACTOR_WRONG', 'This is not the recovery key of the wallet')
      if (own.restoredAt === null)
        await orm.update(factor).set({ restoredAt: now() }).where(isOwn(userId, id))
      return { isInUse: own.confirmedAt !== null }
    },

    async confirm(userId, id) {
      const own = await find(userId, id)
      const [confirmed] = await orm
        .select({ keyGen: share.keyGen })
        .from(share)
        .where(and(eq(share.walletId, own.walletId), eq(share.userId, userId), isNotNull(share.confirmedAt)))
        .orderBy(desc(share.shareGen))
        .limit(1)
      if (own.restoredAt === null || confirmed?.keyGen !== own.keyGen)
        throw new ApiError('RECOVERY_REFUSED', 'The factor did not open the recovery share yet')
      await orm.update(factor).set({ confirmedAt: now() }).where(isOwn(userId, id))
    },

    async remove(userId, id) {
      const own = await find(userId, id)
      await orm.transaction(async transaction => {
        const others = await transaction
          .select({ id: factor.id })
          .from(factor)
          .where(and(eq(factor.walletId, own.walletId), isInUse))
          .for('update')
        if (own.confirmedAt !== null && others.length < 2)
          throw new ApiError('RECOVERY_REFUSED', 'The last factor cannot be removed: add another one first')
        if (own.confirmedAt === null) await transaction.delete(factor).where(isOwn(userId, id))
        else await transaction.update(factor).set({ removedAt: now() }).where(isOwn(userId, id))
      })
    },

    async undo(userId, { id, event }) {
      await orm.transaction(async transaction => {
        const isUsers = and(eq(factor.userId, userId), isNotNull(factor.confirmedAt))
        const rows = await transaction.select().from(factor).where(isUsers).for('update')
        const own = rows.find(one => one.id === id)
        const since = event === 'factor/removed' ? own?.removedAt : own?.confirmedAt
        // The factor was deleted with its recovery key, or is unchanged.
        if (!own || !since) return
        const before = rows.filter(
          one =>
            one.keyGen === own.keyGen &&
            (one.confirmedAt ?? 0) < since &&
            (one.removedAt === null || one.removedAt >= since),
        )
        if (before.length === 0) return
        for (const row of rows) {
          const removedAt = before.includes(row) ? null : (row.removedAt ?? now())
          await transaction.update(factor).set({ removedAt }).where(eq(factor.id, row.id))
        }
      })
    },

    async sweep() {
      await orm.delete(factor).where(lt(factor.removedAt, now() - undoFor))
    },
  }
}
