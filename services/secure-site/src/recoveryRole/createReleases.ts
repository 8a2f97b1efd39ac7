import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { DeviceKey } from '@latchkit/secure-protocol/api/proof'
import type {
  releaseByFarcaster as farcasterCall,
  releaseRecoveryShare as releaseCall,
  startRecovery as startCall,
} from '@latchkit/secure-protocol/api/recovery'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { codeLife, codeTries } from '../auth/sendCode.js'
import type { Caller, RoleContext } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { openEnvelope } from '../kek/env1.js'
import { recoveryMail } from '../mail/texts.js'
import { chargeTry } from './chargeTry.js'
import type { Delays } from './createDelays.js'
import { type FarcasterCheck, takeFarcasterProof } from './releaseToFarcaster.js'
import { sealToFrame } from './sealToFrame.js'
import { challenge, share, usedNonce } from './tables.js'

type ShareRow = typeof share.$inferSelect

/**
 * Releases of assisted shares from the recovery role: by a code that it mails, or by a signature that it verifies itself.
 */
export type Releases = {
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
}

/** Limits of codes and signatures that release a share. */
const codes = { hour: 3, day: 3, own: 1, wallet: 6 }

/** Additional data of the address that the codes of a share go to. */
export const emailAad = (walletId: string, shareGen: number, userId: string) =>
  aad('share', 'email_sealed', `${walletId}:${shareGen}`, userId, 'recovery', 'v1')

/** Fields by which the recovery role looks up its shares. */
export type ShareAccess = {
  readonly delays: Delays
  isShare(userId: string, walletId: string, shareGen: number): SQL | undefined
  openShare(
    userId: string,
    walletId: string,
    shareGen: number,
  ): Promise<{ readonly row: ShareRow; readonly plain: Uint8Array<ArrayBuffer> }>
  findConfirmed(userId: string, walletId: string): Promise<ShareRow | undefined>
}

/** Creates the releases of the recovery role. */
export function createReleases(
  context: RoleContext,
  farcaster: FarcasterCheck | undefined,
  { delays, isShare, openShare, findConfirmed }: ShareAccess,
): Releases {
  const { orm, kek, secrets, limits, mailer } = context
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
  return {
    async start(userId, caller, walletId, projectId) {
      const row = await findConfirmed(userId, walletId)
      // Shares of other kinds are sealed by a factor of the user.
      if (row?.kind !== 'assisted' || !row.emailSealed)
        throw new ApiError('RECOVERY_REFUSED', 'There is no recovery share that a code releases')
      const email = await openEnvelope(kek, row.emailSealed, emailAad(walletId, row.shareGen, userId))
      await delays.pass(
        { userId, walletId, projectId, thumbprint: caller.thumbprint, language: caller.language },
        Buffer.from(email).toString(),
      )
      const { thumbprint } = caller
      const resend = { key: `recovery:${walletId}:${thumbprint}`, limit: 1 }
      await limits.charge('resend', resend)
      const giveBack = await chargeTry(limits, 'recovery', { walletId, thumbprint }, codes)
      await limits.charge('hour', ...mailer.budgets(projectId))
      const now = context.now()
      const id = randomUUID()
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      const expiresAt = now + codeLife
      await orm.transaction(async transaction => {
        await transaction
          .update(challenge)
          .set({ consumedAt: now })
          .where(
            and(
              eq(challenge.walletId, walletId),
              eq(challenge.thumbprint, thumbprint),
              isNull(challenge.consumedAt),
            ),
          )
        await transaction.insert(challenge).values({
          id,
          walletId,
          userId,
          thumbprint,
          expiresAt,
          attempts: 0,
          createdAt: now,
          hmac: secrets.hmac('code', id, 'recovery', userId, code),
        })
      })
      try {
        await mailer.send(
          recoveryMail({ to: Buffer.from(email).toString(), language: caller.language, code }),
        )
      } catch (error) {
        await orm.delete(challenge).where(eq(challenge.id, id))
        await limits.refund('resend', resend)
        await giveBack()
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
      // Increments the counter before the comparison, in a single statement.
      const [tried] = await orm
        .update(challenge)
        .set({ attempts: sql`${challenge.attempts} + 1` })
        .where(and(isOpen, lt(challenge.attempts, codeTries), gt(challenge.expiresAt, now)))
        .returning()
      const expired = () => new ApiError('OTP_EXPIRED', 'The code was used or has expired: request a new one')
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
      await chargeTry(limits, 'recovery', { walletId, thumbprint: caller.thumbprint }, codes)
      const signer = await takeFarcasterProof(context, farcaster, { userId, projectId, caller }, body)
      const { row, plain } = await openShare(userId, walletId, shareGen)
      const isOwner = row.farcasterHmac !== null && timingSafeEqual(row.farcasterHmac, signer)
      if (!isOwner || row.confirmedAt === null || row.kind !== 'assisted')
        throw new ApiError('RECOVERY_REFUSED', 'There is no recovery share that this signature releases')
      const email =
        row.emailSealed && (await openEnvelope(kek, row.emailSealed, emailAad(walletId, shareGen, userId)))
      await delays.pass(
        { userId, walletId, projectId, thumbprint: caller.thumbprint, language: caller.language },
        email ? Buffer.from(email).toString() : undefined,
      )
      return hand(row, plain, sealTo)
    },
  }
}

/** Deletes expired codes and nonces, which counters no longer need. */
export async function deleteOldReleases({ orm, now }: Pick<RoleContext, 'orm' | 'now'>): Promise<void> {
  await orm.delete(challenge).where(lt(challenge.expiresAt, now()))
  await orm.delete(usedNonce).where(lt(usedNonce.expiresAt, now()))
}
