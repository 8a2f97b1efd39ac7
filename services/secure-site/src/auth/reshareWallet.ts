import { createPublicKey, verify } from 'node:crypto'
import type { CallBody } from '@latchkit/secure-protocol/api/call'
import type { reshareWallet as reshareCall, WalletRotation } from '@latchkit/secure-protocol/api/wallet'
import { rotationText } from '@latchkit/secure-protocol/formats/walletProof'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { sealEnvelope } from '../kek/env1.js'
import { device, share, wallet } from './tables.js'
import type { CallerSession, RoleContext } from './types.js'
import { findWallet, nextBlobAad, notFound, sealShare } from './wallets.js'

/**
 * Stores the auth share of a new generation for this device. All others stay. Only a device that has two shares can split
 * the key: a device that has a confirmed generation, or that received the recovery share of a generation. The confirmation
 * proves that it did.
 *
 * @throws ApiError NOT_FOUND, INVALID_REQUEST, RECOVERY_REFUSED, GENERATION_TAKEN
 */
export async function reshareWallet(
  context: RoleContext,
  { userId, deviceId, thumbprint }: CallerSession,
  body: CallBody<typeof reshareCall>,
): Promise<void> {
  const { walletId, shareGen } = body
  const { state } = await findWallet(context, userId, walletId)
  const { raw: sealed, gen } = await sealShare(context, userId, walletId, body.authShare)
  if (state !== 'active' || gen !== shareGen)
    throw new ApiError('INVALID_REQUEST', 'shareGen: must be the one of authShare, of an active wallet')
  const next = body.rotation ? await readRotation(context, userId, body, body.rotation) : noRotation
  await context.orm.transaction(async orm => {
    const [two] = await orm
      .select({ gen: share.shareGen })
      .from(share)
      .innerJoin(device, eq(device.id, deviceId))
      .where(
        and(
          eq(share.walletId, walletId),
          isNotNull(share.confirmedAt),
          or(eq(share.thumbprint, thumbprint), eq(share.shareGen, device.releasedGen)),
        ),
      )
      .limit(1)
    if (!two) throw new ApiError('RECOVERY_REFUSED', 'This device has no two shares of the wallet')
    // A single statement: of two devices that take the same number, the second is refused. Numbers are not skipped, because
    // they would run out.
    const begun = await orm
      .update(wallet)
      .set({ topGen: shareGen })
      .where(and(eq(wallet.id, walletId), eq(wallet.topGen, shareGen - 1)))
      .returning({ id: wallet.id })
    const isOwn = and(
      eq(share.walletId, walletId),
      eq(share.thumbprint, thumbprint),
      isNull(share.confirmingAt),
    )
    if (begun.length > 0) {
      // Deletes unfinished generations of this device.
      await orm.delete(share).where(and(isOwn, isNull(share.confirmedAt)))
      await orm.insert(share).values({ walletId, shareGen, thumbprint, sealed, ...next })
      return
    }
    const again = await orm
      .update(share)
      .set({ sealed, readAt: null, ...next })
      .where(and(isOwn, eq(share.shareGen, shareGen), isNull(share.confirmedAt)))
      .returning({ gen: share.shareGen })
    if (again.length === 0) throw new ApiError('GENERATION_TAKEN', 'shareGen: take the next one')
  })
  await context.reach('reshare/stored')
}

const noRotation = { walletGen: null, blobSealed: null, proofKey: null }

/** Checks that the device that rotates WK has it. A wallet without a proof key stores it at the confirmation. */
async function readRotation(
  context: RoleContext,
  userId: string,
  { walletId, shareGen }: CallBody<typeof reshareCall>,
  rotation: WalletRotation,
) {
  const { gen, proofKey } = await findWallet(context, userId, walletId)
  const text = rotationText({ ...rotation, walletId, shareGen })
  if (rotation.gen !== gen + 1 || !isSigned(proofKey, rotation, text))
    throw new ApiError('RECOVERY_REFUSED', 'This does not prove the key of the wallet')
  const blob = new Uint8Array(Buffer.from(rotation.blob, 'base64url'))
  return {
    walletGen: rotation.gen,
    blobSealed: await sealEnvelope(context.kek, blob, nextBlobAad(walletId, shareGen, userId)),
    proofKey: new Uint8Array(Buffer.from(rotation.proofKey, 'base64url')),
  }
}

/** Whether the key that proves a wallet key signed a text; `given` is used for a wallet without a stored key. */
export function isSigned(
  known: Uint8Array | null,
  given: { readonly key: string; readonly signature: string },
  text: Uint8Array,
): boolean {
  const x = known === null ? given.key : Buffer.from(known).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, text, publicKey, Buffer.from(given.signature, 'base64url'))
}

/** Refuses actions on a generation of another device. @throws ApiError NOT_FOUND */
export async function findOwnShare(
  context: RoleContext,
  { userId, thumbprint }: CallerSession,
  { walletId, shareGen }: { readonly walletId: string; readonly shareGen: number },
) {
  const [own] = await context.orm
    .select({ share, gen: wallet.gen, proofKey: wallet.proofKey })
    .from(share)
    .innerJoin(wallet, and(eq(wallet.id, share.walletId), eq(wallet.userId, userId)))
    .where(and(eq(share.walletId, walletId), eq(share.shareGen, shareGen), eq(share.thumbprint, thumbprint)))
  if (!own) throw notFound()
  return own
}
