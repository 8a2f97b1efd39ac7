import { and, eq, isNotNull, lt, lte } from 'drizzle-orm'
import type { CallAnswer, CallBody } from '../api/call.js'
import type { createWallet as createCall, getAuthShare as shareCall, WalletRecord } from '../api/wallet.js'
import { ApiError } from '../errors.js'
import { aad } from '../formats/aad.js'
import { openEnvelope, sealEnvelope } from '../formats/env1.js'
import { decodeShare, shareIndex } from '../formats/share1.js'
import { device, share, wallet } from './tables.js'
import type { CallerSession, RoleContext } from './types.js'

/** The part of the recovery role that a confirmation asks. */
export type RecoveryConfirmation = {
  /** Marks the generation as confirmed and returns its tier; undefined when it was not read back, or no factor opens it. */
  confirm(userId: string, walletId: string, shareGen: number): Promise<WalletRecord['tier'] | undefined>
  /** Deletes the generations before it, and the factors of an older recovery key. */
  deleteOlder(walletId: string, shareGen: number): Promise<void>
}

/** Additional data of the blob in its row; inside it the frame's own holds. */
export const blobAad = (walletId: string, userId: string) =>
  aad('wallet', 'blob_sealed', walletId, userId, 'blob', 'v1')
/** Additional data of an auth share. */
export const shareAad = (walletId: string, shareGen: number, userId: string) =>
  aad('share', 'sealed', `${walletId}:${shareGen}`, userId, 'auth', 'v1')

/** Creates a pending wallet. @throws ApiError WALLET_EXISTS, INVALID_REQUEST */
export async function createWallet(
  context: RoleContext,
  { userId, projectId }: CallerSession,
  body: CallBody<typeof createCall>,
): Promise<WalletRecord> {
  const { walletId, gen, addresses } = body
  const { raw: sealed, gen: shareGen } = await sealShare(context, userId, walletId, body.authShare)
  if (shareGen !== 1) throw new ApiError('INVALID_REQUEST', 'authShare: the first generation is 1')
  const blobSealed = await sealEnvelope(context.kek, fromText(body.blob), blobAad(walletId, userId))
  const row = {
    ...{ id: walletId, userId, projectId, gen, blobSealed, ...addresses },
    state: 'pending' as const,
    shareGen: 0,
    tier: 'assisted' as const,
    holderId: null,
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
    await transaction.insert(share).values({ walletId, shareGen, sealed })
  })
  await context.reach('wallet/created')
  return { ...toRecord(row), blob: body.blob }
}

/** Returns the wallet of a user, without any share. */
export async function getWallet(context: RoleContext, userId: string): Promise<WalletRecord | null> {
  const [row] = await context.orm.select().from(wallet).where(eq(wallet.userId, userId))
  if (!row) return null
  const blob = await openEnvelope(context.kek, row.blobSealed, blobAad(row.id, userId))
  return { ...toRecord(row), blob: toText(blob) }
}

/** Returns the auth share and notes that it was read. @throws ApiError NOT_FOUND */
export async function getAuthShare(
  context: RoleContext,
  { userId }: CallerSession,
  body: CallBody<typeof shareCall>,
): Promise<CallAnswer<typeof shareCall>> {
  const { walletId } = body
  const own = await findWallet(context, userId, walletId)
  const shareGen = body.shareGen ?? own.shareGen
  const [row] = await context.orm
    .select()
    .from(share)
    .where(and(eq(share.walletId, walletId), eq(share.shareGen, shareGen)))
  if (!row) throw notFound()
  const plain = await openEnvelope(context.kek, row.sealed, shareAad(walletId, shareGen, userId))
  if (row.readAt === null) {
    await context.orm
      .update(share)
      .set({ readAt: context.now() })
      .where(and(eq(share.walletId, walletId), eq(share.shareGen, shareGen)))
  }
  return { shareGen, share: toText(plain) }
}

/**
 * Stores the auth share of a new generation beside the confirmed one. Only a device that has two shares can split the key:
 * the one that confirmed the last generation, or one that was given the recovery share of it. Any other could but destroy
 * the wallet.
 *
 * @throws ApiError NOT_FOUND, INVALID_REQUEST, RECOVERY_REFUSED
 */
export async function reshareWallet(
  context: RoleContext,
  { userId, deviceId }: CallerSession,
  body: { readonly walletId: string; readonly shareGen: number; readonly authShare: string },
): Promise<void> {
  const { walletId, shareGen } = body
  const own = await findWallet(context, userId, walletId)
  const { raw: sealed, gen } = await sealShare(context, userId, walletId, body.authShare)
  if (own.state !== 'active' || gen !== shareGen || shareGen <= own.shareGen) {
    throw new ApiError('INVALID_REQUEST', `shareGen: must follow ${own.shareGen}`)
  }
  if (own.holderId !== null && own.holderId !== deviceId) {
    const [given] = await context.orm
      .select({ gen: device.releasedGen })
      .from(device)
      .where(eq(device.id, deviceId))
    if (given?.gen !== own.shareGen)
      throw new ApiError('RECOVERY_REFUSED', 'This device has no two shares of the wallet')
  }
  await context.orm
    .insert(share)
    .values({ walletId, shareGen, sealed })
    .onConflictDoUpdate({ target: [share.walletId, share.shareGen], set: { sealed, readAt: null } })
}

/**
 * Makes a generation the confirmed one. The order of the writes keeps, at any point, one generation whose three shares
 * are all there.
 *
 * @throws ApiError NOT_FOUND, WALLET_NOT_READ_BACK
 */
export async function confirmWallet(
  context: RoleContext,
  recovery: RecoveryConfirmation,
  { userId, deviceId }: CallerSession,
  body: { readonly walletId: string; readonly shareGen: number },
): Promise<WalletRecord> {
  const { walletId, shareGen } = body
  const own = await findWallet(context, userId, walletId)
  if (shareGen < own.shareGen) throw notFound()
  const [read] = await context.orm
    .select({ gen: share.shareGen })
    .from(share)
    .where(and(eq(share.walletId, walletId), eq(share.shareGen, shareGen), isNotNull(share.readAt)))
  const tier = read && (await recovery.confirm(userId, walletId, shareGen))
  if (!tier) {
    throw new ApiError('WALLET_NOT_READ_BACK', 'A share of this generation was not read back')
  }
  await context.reach('confirm/recovery')
  await context.orm.transaction(async transaction => {
    await transaction
      .update(wallet)
      .set({ state: 'active', shareGen, tier, holderId: deviceId })
      .where(and(eq(wallet.id, walletId), eq(wallet.userId, userId), lte(wallet.shareGen, shareGen)))
    await transaction.delete(share).where(and(eq(share.walletId, walletId), lt(share.shareGen, shareGen)))
  })
  await context.reach('confirm/auth')
  await recovery.deleteOlder(walletId, shareGen)
  const record = await getWallet(context, userId)
  if (!record) throw notFound()
  return record
}

/** Notes that a device was given the recovery share of a generation. */
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
    .select({ id: wallet.id, state: wallet.state, shareGen: wallet.shareGen, holderId: wallet.holderId })
    .from(wallet)
    .where(and(eq(wallet.id, walletId), eq(wallet.userId, userId)))
  if (!own) throw notFound()
  return own
}

async function sealShare(context: RoleContext, userId: string, walletId: string, text: string) {
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
    throw new ApiError('INVALID_REQUEST', 'The share is not one', undefined, { cause })
  }
}

function toRecord(
  row: Omit<typeof wallet.$inferSelect, 'blobSealed' | 'holderId'>,
): Omit<WalletRecord, 'blob'> {
  const { id, state, gen, shareGen, tier, createdAt, eip155, solana } = row
  return { id, state, gen, shareGen, tier, createdAt, addresses: { eip155, solana } }
}

const notFound = () => new ApiError('NOT_FOUND', 'There is no such wallet or generation')
const fromText = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
