import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type {
  createWallet as createCall,
  getAuthShare as shareCall,
  WalletRecord,
} from '@latchkit/secure-protocol/api/wallet'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { decodeShare, shareIndex } from '@latchkit/secure-protocol/formats/share1'
import { type Orm, prepareOnce } from '@latchkit/service-base/database'
import { and, desc, eq, exists, isNotNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { openEnvelope, sealEnvelope } from '../kek/env1.js'
import { device, share, wallet } from './tables.js'
import type { CallerSession, RoleContext } from './types.js'

/** Additional data of the blob in its row; the frame's encryption inside it has separate additional data. */
export const blobAad = (walletId: string, userId: string) =>
  aad('wallet', 'blob_sealed', walletId, userId, 'blob', 'v1')
/** Additional data of an auth share. */
export const shareAad = (walletId: string, shareGen: number, userId: string) =>
  aad('share', 'sealed', `${walletId}:${shareGen}`, userId, 'auth', 'v1')

/** Additional data of the blob of a new WK, until its generation is confirmed. */
export const nextBlobAad = (walletId: string, shareGen: number, userId: string) =>
  aad('share', 'blob_sealed', `${walletId}:${shareGen}`, userId, 'blob', 'v1')

/** Creates a pending wallet. @throws ApiError WALLET_EXISTS, INVALID_REQUEST */
export async function createWallet(
  context: RoleContext,
  { userId, projectId, thumbprint }: CallerSession,
  body: CallBody<typeof createCall>,
): Promise<WalletRecord> {
  const { walletId, gen, addresses } = body
  const { raw: sealed, gen: shareGen } = await sealShare(context, userId, walletId, body.authShare)
  if (shareGen !== 1) throw new ApiError('INVALID_REQUEST', 'authShare: the first generation is 1')
  const blobSealed = await sealEnvelope(context.kek, fromText(body.blob), blobAad(walletId, userId))
  const row = {
    id: walletId,
    userId,
    projectId,
    gen,
    blobSealed,
    ...addresses,
    state: 'pending' as const,
    shareGen: 0,
    tier: 'assisted' as const,
    topGen: 1,
    proofKey: null,
    createdAt: context.now(),
  }
  await context.orm.transaction(async transaction => {
    await transaction.delete(wallet).where(and(eq(wallet.userId, userId), eq(wallet.state, 'pending')))
    const made = await transaction
      .insert(wallet)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: wallet.id })
    if (made.length === 0) throw new ApiError('WALLET_EXISTS', 'The user has a wallet already')
    await transaction.insert(share).values({ walletId, shareGen, thumbprint, sealed })
  })
  await context.reach('wallet/created')
  return { ...toRecord(row, null), blob: body.blob }
}

/** Returns the wallet of a user, without shares. */
export async function getWallet(
  context: RoleContext,
  { userId, thumbprint }: Pick<CallerSession, 'userId' | 'thumbprint'>,
): Promise<WalletRecord | null> {
  const [row] = await context.orm
    .select({ own: wallet, ownGen: share.shareGen })
    .from(wallet)
    .leftJoin(share, isOwnShare(thumbprint))
    .where(eq(wallet.userId, userId))
    .orderBy(sql`${share.shareGen} desc nulls last`)
    .limit(1)
  if (!row) return null
  const { own, ownGen } = row
  const blob = await openEnvelope(context.kek, own.blobSealed, blobAad(own.id, userId))
  return { ...toRecord(own, ownGen), blob: toText(blob) }
}

/**
 * Returns an auth share and records the read: a share of this device, or of the generation whose recovery share the device
 * received. A generation whose device was removed does not belong to a device, and opens with its recovery share alone.
 *
 * @param approve - called before a confirmed share is released
 * @throws ApiError SHARE_ENDED, and the errors of `approve`
 */
export async function getAuthShare(
  context: RoleContext,
  { userId, deviceId, thumbprint }: CallerSession,
  body: CallBody<typeof shareCall>,
  approve: () => Promise<void>,
): Promise<CallAnswer<typeof shareCall>> {
  const { walletId, shareGen: asked } = body
  const { orm } = context
  const of = { walletId, userId, thumbprint, deviceId }
  const [row] = await (asked === undefined
    ? findNewestShare(orm).execute(of)
    : findShareOf(orm).execute({ ...of, shareGen: asked }))
  if (!row) throw new ApiError('SHARE_ENDED', 'This device does not have this share of the wallet')
  const { shareGen, sealed, readAt, confirmedAt } = row.share
  // The shares of an unconfirmed generation do not open an active wallet of the user.
  if (confirmedAt !== null) await approve()
  const plain = await openEnvelope(context.kek, sealed, shareAad(walletId, shareGen, userId))
  if (readAt === null) {
    await orm
      .update(share)
      .set({ readAt: context.now() })
      .where(and(eq(share.walletId, walletId), eq(share.shareGen, shareGen)))
  }
  const blob = await (row.share.blobSealed
    ? openEnvelope(context.kek, row.share.blobSealed, nextBlobAad(walletId, shareGen, userId))
    : openEnvelope(context.kek, row.blobSealed, blobAad(walletId, userId)))
  const gen = row.share.walletGen ?? row.gen
  return { shareGen, share: toText(plain), gen, blob: toText(blob) }
}

const findShare = (orm: Orm, condition: SQL | undefined) =>
  orm
    .select({ share, gen: wallet.gen, blobSealed: wallet.blobSealed })
    .from(share)
    .innerJoin(wallet, and(eq(wallet.id, share.walletId), eq(wallet.userId, sql.placeholder('userId'))))
    .where(and(eq(share.walletId, sql.placeholder('walletId')), condition))
    .orderBy(desc(share.shareGen))
    .limit(1)

const findNewestShare = prepareOnce(orm =>
  findShare(orm, isOwnShare(sql.placeholder('thumbprint'))).prepare('newest_share'),
)

const findShareOf = prepareOnce(orm => {
  const isGiven = exists(
    orm
      .select({ id: device.id })
      .from(device)
      .where(and(eq(device.id, sql.placeholder('deviceId')), eq(device.releasedGen, share.shareGen))),
  )
  const isOwn = eq(share.thumbprint, sql.placeholder('thumbprint'))
  return findShare(orm, and(eq(share.shareGen, sql.placeholder('shareGen')), or(isOwn, isGiven))).prepare(
    'share_of_generation',
  )
})

/** The confirmed shares of a device. */
const isOwnShare = (thumbprint: string | Placeholder) =>
  and(eq(share.walletId, wallet.id), eq(share.thumbprint, thumbprint), isNotNull(share.confirmedAt))

/** Records that a device received the recovery share of a generation. */
export async function noteRelease(
  { orm }: RoleContext,
  { deviceId }: CallerSession,
  shareGen: number,
): Promise<void> {
  await orm.update(device).set({ releasedGen: shareGen }).where(eq(device.id, deviceId))
}

/** Finds a wallet of a user. @throws ApiError NOT_FOUND */
export async function findWallet({ orm }: RoleContext, userId: string, walletId: string) {
  const [own] = await orm
    .select({ id: wallet.id, state: wallet.state, gen: wallet.gen, proofKey: wallet.proofKey })
    .from(wallet)
    .where(and(eq(wallet.id, walletId), eq(wallet.userId, userId)))
  if (!own) throw notFound()
  return own
}

/** Seals an auth share for the database. @throws ApiError INVALID_REQUEST */
export async function sealShare(context: RoleContext, userId: string, walletId: string, text: string) {
  const bytes = fromText(text)
  const { gen, index } = readShare(bytes)
  if (index !== shareIndex.auth) throw new ApiError('INVALID_REQUEST', 'authShare: must have index 2')
  const raw = await sealEnvelope(context.kek, bytes, shareAad(walletId, gen, userId))
  bytes.fill(0)
  return { raw, gen }
}

/** Decodes a share that a frame sent. @throws ApiError INVALID_REQUEST */
export function readShare(bytes: Uint8Array) {
  try {
    return decodeShare(bytes)
  } catch (cause) {
    throw new ApiError('INVALID_REQUEST', 'The share is invalid', undefined, { cause })
  }
}

function toRecord(
  row: Omit<typeof wallet.$inferSelect, 'blobSealed'>,
  ownGen: number | null,
): Omit<WalletRecord, 'blob'> {
  const { id, state, gen, shareGen, topGen, tier, createdAt, eip155, solana } = row
  const addresses = { eip155, solana }
  return { id, state, gen, shareGen, ownGen, nextGen: topGen + 1, tier, createdAt, addresses }
}

/** The same error for missing records and records of other users, so that it reveals nothing about them. */
export const notFound = () => new ApiError('NOT_FOUND', 'Unknown wallet or generation')
const fromText = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
