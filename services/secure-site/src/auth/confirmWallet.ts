import { createHash } from 'node:crypto'
import type { CallBody } from '@latchkit/secure-protocol/api/call'
import type { confirmWallet as confirmCall, WalletRecord } from '@latchkit/secure-protocol/api/wallet'
import { proofText } from '@latchkit/secure-protocol/formats/walletProof'
import { and, eq, inArray, isNotNull, isNull, lt, max, ne, or, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { openEnvelope, sealEnvelope } from '../kek/env1.js'
import { appendAudit } from './audit.js'
import { dropOthers } from './endGenerations.js'
import { findOwnShare, isSigned } from './reshareWallet.js'
import { device, share, wallet } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'
import { blobAad, getWallet, nextBlobAad, notFound, shareAad } from './wallets.js'

/** Effects of a confirmation on a wallet. */
export type Confirmation = {
  readonly tier: WalletRecord['tier']
  /** Generations that end with it: those of an older recovery key, or without a recovery key. */
  readonly ended: readonly number[]
}

/** The part of the recovery role that keeps the shares of the same generations. */
export type RecoveryGenerations = {
  /**
   * Marks a generation as confirmed. Returns undefined when the generation was not read back, no factor opens it, or its
   * share does not match `digest` (SHA-256, base64url). @throws ApiError RECOVERY_REFUSED
   */
  confirm(
    userId: string,
    walletId: string,
    shareGen: number,
    digest: string,
  ): Promise<Confirmation | undefined>
  /** The role's confirmation of a generation. */
  readConfirmation(userId: string, walletId: string, shareGen: number): Promise<Confirmation | undefined>
  /** Deletes every other generation up to `upTo`, and the factors of an older recovery key. */
  keepOnly(walletId: string, kept: readonly number[], upTo: number): Promise<void>
}

/**
 * Activates a generation for this device. The order of the writes ensures that a generation with all three shares exists at
 * any point. {@link finishConfirmations} completes an interrupted confirmation.
 *
 * @throws ApiError NOT_FOUND, WALLET_NOT_READ_BACK, RECOVERY_REFUSED
 */
export async function confirmWallet(
  context: AuthContext,
  recovery: RecoveryGenerations,
  session: CallerSession,
  { walletId, shareGen, proof }: CallBody<typeof confirmCall>,
): Promise<WalletRecord> {
  const { userId } = session
  const own = await findOwnShare(context, session, { walletId, shareGen })
  const notRead = () => new ApiError('WALLET_NOT_READ_BACK', 'A share of this generation was not read back')
  if (own.share.readAt === null) throw notRead()
  const { sealed } = own.share
  const plain = await openEnvelope(context.kek, sealed, shareAad(walletId, shareGen, userId))
  const auth = createHash('sha256').update(plain).digest('base64url')
  plain.fill(0)
  const { walletGen } = own.share
  // Another device has rotated WK in the meantime.
  const isLate = walletGen !== null && walletGen !== own.gen + 1
  const text = proofText({ walletId, shareGen, auth, recovery: proof.recovery })
  if (isLate || !isSigned(own.share.proofKey ?? own.proofKey, proof, text))
    throw new ApiError('RECOVERY_REFUSED', 'This does not prove the key of the wallet')
  await context.orm.transaction(async orm => {
    const proofKey = new Uint8Array(Buffer.from(proof.key, 'base64url'))
    if (walletGen === null)
      await orm
        .update(wallet)
        .set({ proofKey })
        .where(and(eq(wallet.id, walletId), isNull(wallet.proofKey)))
    const begun = await orm
      .update(share)
      .set({ confirmingAt: sql`coalesce(${share.confirmingAt}, ${context.now()})` })
      // Not if the share was replaced in the meantime.
      .where(and(isShare(walletId, shareGen), eq(share.sealed, sealed), isNotNull(share.readAt)))
      .returning({ gen: share.shareGen })
    if (begun.length === 0) throw notRead()
  })
  const confirmation = await recovery.confirm(userId, walletId, shareGen, proof.recovery)
  if (!confirmation) throw notRead()
  await context.reach('confirm/recovery')
  await commit(context, session, walletId, shareGen, confirmation)
  await context.reach('confirm/auth')
  await dropOthers(context, recovery, walletId)
  const record = await getWallet(context, session)
  if (!record) throw notFound()
  return record
}

/** Completes the confirmations of a user that were interrupted after the confirmation of the recovery role. */
export async function finishConfirmations(
  context: AuthContext,
  recovery: RecoveryGenerations,
  { userId }: CallerSession,
): Promise<void> {
  const open = await context.orm
    .select({ walletId: share.walletId, shareGen: share.shareGen, thumbprint: share.thumbprint })
    .from(share)
    .innerJoin(wallet, and(eq(wallet.id, share.walletId), eq(wallet.userId, userId)))
    .where(and(isNotNull(share.confirmingAt), isNull(share.confirmedAt)))
  for (const { walletId, shareGen, thumbprint } of open) {
    const confirmation = await recovery.readConfirmation(userId, walletId, shareGen)
    if (!confirmation) continue
    await commit(context, { userId, thumbprint }, walletId, shareGen, confirmation)
    await dropOthers(context, recovery, walletId)
  }
}

/** Writes the changes of a generation in the auth role, with its entry in the log. */
async function commit(
  context: AuthContext,
  {
    userId,
    thumbprint,
    deviceId,
  }: Omit<Partial<CallerSession>, 'thumbprint' | 'userId'> & {
    readonly userId: string
    readonly thumbprint: string | null
  },
  walletId: string,
  shareGen: number,
  { tier, ended }: Confirmation,
): Promise<void> {
  const [pending] = await context.orm.select().from(share).where(isShare(walletId, shareGen))
  // The blob can no longer be replaced.
  const blobSealed = pending?.blobSealed
    ? await sealEnvelope(
        context.kek,
        await openEnvelope(context.kek, pending.blobSealed, nextBlobAad(walletId, shareGen, userId)),
        blobAad(walletId, userId),
      )
    : undefined
  await context.orm.transaction(async orm => {
    // Serializes simultaneous confirmations of two devices.
    await orm.select({ id: wallet.id }).from(wallet).where(eq(wallet.id, walletId)).for('update')
    const [own] = await orm.select().from(share).where(isShare(walletId, shareGen))
    if (!own) throw notFound()
    const { walletGen, proofKey } = own
    const isRotation = walletGen !== null && proofKey !== null && blobSealed !== undefined
    if (isRotation)
      await orm.update(wallet).set({ gen: walletGen, blobSealed, proofKey }).where(eq(wallet.id, walletId))
    await orm
      .update(share)
      .set({
        confirmedAt: own.confirmedAt ?? context.now(),
        walletGen: null,
        blobSealed: null,
        proofKey: null,
      })
      .where(isShare(walletId, shareGen))
    await orm.delete(share).where(
      and(
        eq(share.walletId, walletId),
        ne(share.shareGen, shareGen),
        or(
          // Of a removed device, or an older generation of this device.
          isNull(share.thumbprint),
          and(eq(share.thumbprint, thumbprint ?? ''), lt(share.shareGen, shareGen)),
          ended.length > 0 ? inArray(share.shareGen, [...ended]) : undefined,
          // Of the old WK. Another rotation that is being confirmed has a separate WK, and continues.
          isRotation ? or(isNull(share.blobSealed), isNull(share.confirmingAt)) : undefined,
        ),
      ),
    )
    const [newest] = await orm
      .select({ gen: max(share.shareGen) })
      .from(share)
      .where(and(eq(share.walletId, walletId), isNotNull(share.confirmedAt)))
    await orm
      .update(wallet)
      .set({ state: 'active', tier, shareGen: newest?.gen ?? shareGen })
      .where(eq(wallet.id, walletId))
    if (deviceId) await orm.update(device).set({ releasedGen: null }).where(eq(device.id, deviceId))
    if (own.confirmedAt === null)
      await appendAudit({ ...context, orm }, userId, 'wallet/confirmed', { deviceId, shareGen })
  })
}

const isShare = (walletId: string, shareGen: number) =>
  and(eq(share.walletId, walletId), eq(share.shareGen, shareGen))
