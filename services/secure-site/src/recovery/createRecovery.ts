import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { CallAnswer, CallBody } from '../api/call.js'
import type { DeviceKey } from '../api/proof.js'
import type {
  checkRecoveryShare as checkCall,
  releaseByFarcaster as farcasterCall,
  releaseRecoveryShare as releaseCall,
  startRecovery as startCall,
  storeRecoveryShare as storeCall,
} from '../api/recovery.js'
import { codeLife, codeTries } from '../auth/sendCode.js'
import type { Caller, RoleContext } from '../auth/types.js'
import { type RecoveryConfirmation, readShare } from '../auth/wallets.js'
import { ApiError } from '../errors.js'
import { aad } from '../formats/aad.js'
import { openEnvelope, sealEnvelope } from '../formats/env1.js'
import { shareIndex } from '../formats/share1.js'
import { recoveryMail } from '../mail/texts.js'
import { createDelays, type Delays } from './createDelays.js'
import { createFactors, type Factors } from './createFactors.js'
import { type FarcasterCheck, farcasterHmac, takeFarcasterProof } from './releaseToFarcaster.js'
import { sealToFrame } from './sealToFrame.js'
import { challenge, delay, factor, share } from './tables.js'

/** The recovery role. It has its own schema, secrets and KEK, and reads nothing of the auth role. */
export type Recovery = RecoveryConfirmation & {
  /**
   * @param email - where the codes of this wallet will go; null when the user has none: then no code releases it
   * @param fid - the Farcaster id whose signature releases it
   */
  store(userId: string, email: string | null, body: CallBody<typeof storeCall>, fid?: string): Promise<void>
  check(userId: string, body: CallBody<typeof checkCall>): Promise<CallAnswer<typeof checkCall>>
  start(
    userId: string,
    caller: Caller,
    walletId: string,
    projectId: string,
  ): Promise<CallAnswer<typeof startCall>>
  release(
    userId: string,
    caller: Caller,
    body: CallBody<typeof releaseCall>,
  ): Promise<CallAnswer<typeof releaseCall>>
  releaseByFarcaster(
    userId: string,
    caller: Caller,
    projectId: string,
    body: CallBody<typeof farcasterCall>,
  ): Promise<CallAnswer<typeof farcasterCall>>
  readonly factors: Factors
  readonly delays: Delays
  /** Deletes all that the role has of a user. */
  erase(userId: string): Promise<void>
}

/** Additional data of a recovery share. */
export const shareAad = (walletId: string, shareGen: number, userId: string) =>
  aad('share', 'sealed', `${walletId}:${shareGen}`, userId, 'recovery', 'v1')
/** Additional data of the address that its codes go to. */
export const emailAad = (walletId: string, shareGen: number, userId: string) =>
  aad('share', 'email_sealed', `${walletId}:${shareGen}`, userId, 'recovery', 'v1')

/**
 * Creates the recovery role.
 *
 * @param context.delayHours - what an assisted recovery waits, 0 for none
 * @param farcaster - absent where the site does not sign in with Farcaster
 */
export function createRecovery(
  context: RoleContext & { readonly publicUrl: string; readonly delayHours: number },
  farcaster?: FarcasterCheck,
): Recovery {
  const { orm, kek, secrets, limits, mailer } = context
  const delays = createDelays(context)
  const isShare = (userId: string, walletId: string, shareGen: number) =>
    and(eq(share.walletId, walletId), eq(share.userId, userId), eq(share.shareGen, shareGen))
  const openShare = async (userId: string, walletId: string, shareGen: number) => {
    const [row] = await orm
      .select()
      .from(share)
      .where(isShare(userId, walletId, shareGen))
    if (!row) throw new ApiError('NOT_FOUND', 'There is no recovery share of this generation')
    return { row, plain: await openEnvelope(kek, row.sealed, shareAad(walletId, shareGen, userId)) }
  }
  const hand = async (
    { walletId, shareGen }: typeof share.$inferSelect,
    plain: Uint8Array<ArrayBuffer>,
    sealTo: DeviceKey,
  ) => {
    context.logger.info({ walletId, shareGen }, 'a recovery share was released')
    const { ephemeralKey, sealed } = await sealToFrame(sealTo, plain, `${walletId}|${shareGen}`)
    plain.fill(0)
    return { walletId, shareGen, kind: 'assisted' as const, ephemeralKey, sealed }
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
  return {
    factors: createFactors(context, async (...of) => (await openShare(...of)).plain),
    delays,
    async store(userId, email, body, fid) {
      const { walletId, shareGen, kind, share: text } = body
      const bytes = new Uint8Array(Buffer.from(text, 'base64url'))
      // What a user's key seals cannot be read.
      const head = kind === 'assisted' ? readShare(bytes) : undefined
      if (head && (head.gen !== shareGen || head.index !== shareIndex.recovery)) {
        throw new ApiError('INVALID_REQUEST', 'share: must have index 3 and the generation of the call')
      }
      const keyGen = body.kind === 'user-held' ? body.keyGen : null
      if (keyGen === null && (await findConfirmed(userId, walletId))?.kind === 'user-held') {
        throw new ApiError('RECOVERY_REFUSED', 'The wallet is of the user-held tier')
      }
      const sealed = await sealEnvelope(kek, bytes, shareAad(walletId, shareGen, userId))
      bytes.fill(0)
      const plain = email === null ? undefined : new Uint8Array(Buffer.from(email))
      const emailSealed =
        plain === undefined ? null : await sealEnvelope(kek, plain, emailAad(walletId, shareGen, userId))
      const ofFid = fid === undefined ? null : farcasterHmac(context, userId, fid)
      const stored = await orm
        .insert(share)
        .values({ walletId, shareGen, userId, kind, keyGen, sealed, emailSealed, farcasterHmac: ofFid })
        .onConflictDoUpdate({
          target: [share.walletId, share.shareGen],
          set: { kind, keyGen, sealed, emailSealed, farcasterHmac: ofFid, checkedAt: null },
          // A confirmed share is never written over.
          setWhere: sql`${share.userId} = ${userId} and ${share.confirmedAt} is null`,
        })
        .returning({ gen: share.shareGen })
      if (stored.length === 0) throw new ApiError('RECOVERY_REFUSED', 'This generation is confirmed already')
      await context.reach('recovery/stored')
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

    async confirm(userId, walletId, shareGen) {
      const confirmedAt = context.now()
      return orm.transaction(async transaction => {
        const [row] = await transaction
          .select()
          .from(share)
          .where(and(isShare(userId, walletId, shareGen), isNotNull(share.checkedAt)))
          .for('update')
        if (!row) return undefined
        if (row.keyGen !== null) {
          const isUsable = and(
            eq(factor.walletId, walletId),
            eq(factor.userId, userId),
            eq(factor.keyGen, row.keyGen),
            isNotNull(factor.restoredAt),
          )
          const usable = await transaction.select({ id: factor.id }).from(factor).where(isUsable)
          // A share that no factor was shown to open is none.
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
        return row.kind
      })
    },

    async deleteOlder(walletId, shareGen) {
      await orm.transaction(async transaction => {
        const [row] = await transaction
          .select({ keyGen: share.keyGen })
          .from(share)
          .where(and(eq(share.walletId, walletId), eq(share.shareGen, shareGen)))
        await transaction.delete(share).where(and(eq(share.walletId, walletId), lt(share.shareGen, shareGen)))
        if (row?.keyGen)
          await transaction
            .delete(factor)
            .where(and(eq(factor.walletId, walletId), lt(factor.keyGen, row.keyGen)))
      })
    },

    async erase(userId) {
      await orm.transaction(async transaction => {
        for (const table of [challenge, factor, delay, share])
          await transaction.delete(table).where(eq(table.userId, userId))
      })
    },

    async start(userId, caller, walletId, projectId) {
      const row = await findConfirmed(userId, walletId)
      // A share of another kind is sealed by a factor that its user holds.
      if (row?.kind !== 'assisted' || !row.emailSealed)
        throw new ApiError('RECOVERY_REFUSED', 'There is no recovery share that a code releases')
      const email = await openEnvelope(kek, row.emailSealed, emailAad(walletId, row.shareGen, userId))
      await delays.pass(
        { userId, walletId, thumbprint: caller.thumbprint, projectId },
        Buffer.from(email).toString(),
      )
      await limits.charge('resend', { key: `recovery:${walletId}`, limit: 1 })
      await limits.charge('day', { key: `recovery:${walletId}`, limit: 3 })
      await limits.charge('hour', ...mailer.budgets(projectId))
      const now = context.now()
      const id = randomUUID()
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      const expiresAt = now + codeLife
      await orm.transaction(async transaction => {
        await transaction
          .update(challenge)
          .set({ consumedAt: now })
          .where(and(eq(challenge.walletId, walletId), isNull(challenge.consumedAt)))
        await transaction.insert(challenge).values({
          ...{ id, walletId, userId, expiresAt, attempts: 0, createdAt: now },
          thumbprint: caller.thumbprint,
          hmac: secrets.hmac('code', id, 'recovery', userId, code),
        })
      })
      try {
        await mailer.send(recoveryMail({ to: Buffer.from(email).toString(), code }))
      } catch (error) {
        await orm.delete(challenge).where(eq(challenge.id, id))
        await limits.refund('resend', { key: `recovery:${walletId}`, limit: 1 })
        await limits.refund('day', { key: `recovery:${walletId}`, limit: 3 })
        throw error
      }
      return { challenge: id, expiresAt, resendAt: now + 30_000 }
    },

    async release(userId, caller, { challenge: id, code, shareGen, sealTo }) {
      const now = context.now()
      const isOpen = and(
        eq(challenge.id, id),
        eq(challenge.userId, userId),
        eq(challenge.thumbprint, caller.thumbprint),
        isNull(challenge.consumedAt),
      )
      // Counts before it compares, in one statement.
      const [tried] = await orm
        .update(challenge)
        .set({ attempts: sql`${challenge.attempts} + 1` })
        .where(and(isOpen, lt(challenge.attempts, codeTries), gt(challenge.expiresAt, now)))
        .returning()
      const expired = () =>
        new ApiError('OTP_EXPIRED', 'The code is used or its time is over: ask for a new one')
      if (!tried) throw expired()
      if (!timingSafeEqual(secrets.hmac('code', id, 'recovery', userId, code), tried.hmac)) {
        throw new ApiError('OTP_INVALID', 'The code is wrong', { left: codeTries - tried.attempts })
      }
      const { walletId } = tried
      const { row, plain } = await openShare(userId, walletId, shareGen)
      const consumed = await orm
        .update(challenge)
        .set({ consumedAt: now })
        .where(isOpen)
        .returning({ id: challenge.id })
      if (consumed.length === 0 || row.confirmedAt === null || row.kind !== 'assisted') throw expired()
      return hand(row, plain, sealTo)
    },

    async releaseByFarcaster(userId, caller, projectId, body) {
      const { walletId, shareGen, sealTo } = body
      const [own] = await orm
        .select({ gen: share.shareGen })
        .from(share)
        .where(isShare(userId, walletId, shareGen))
      if (!own) throw new ApiError('NOT_FOUND', 'There is no recovery share of this generation')
      await limits.charge('day', { key: `recovery:${walletId}`, limit: 3 })
      const signer = await takeFarcasterProof(context, farcaster, { userId, projectId, caller }, body)
      const { row, plain } = await openShare(userId, walletId, shareGen)
      const isOwner = row.farcasterHmac !== null && timingSafeEqual(row.farcasterHmac, signer)
      if (!isOwner || row.confirmedAt === null || row.kind !== 'assisted')
        throw new ApiError('RECOVERY_REFUSED', 'There is no recovery share that this signature releases')
      const email =
        row.emailSealed && (await openEnvelope(kek, row.emailSealed, emailAad(walletId, shareGen, userId)))
      await delays.pass(
        { userId, walletId, thumbprint: caller.thumbprint, projectId },
        email ? Buffer.from(email).toString() : undefined,
      )
      return hand(row, plain, sealTo)
    },
  }
}
