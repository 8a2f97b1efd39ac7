import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { RecoveryGenerations } from './confirmWallet.js'
import { device, share, wallet } from './tables.js'
import type { AuthContext, RoleContext } from './types.js'

/**
 * Ends the generations of devices that a transaction removes. The newest one is kept without a device, where no other can be:
 * a new device is brought to the wallet by it, with its recovery share.
 */
export async function endGenerations(
  orm: RoleContext['orm'],
  userId: string,
  thumbprints: readonly string[],
): Promise<void> {
  if (thumbprints.length === 0) return
  const own = orm.select({ id: wallet.id }).from(wallet).where(eq(wallet.userId, userId))
  await orm
    .update(share)
    .set({ thumbprint: null })
    .where(and(inArray(share.walletId, own), inArray(share.thumbprint, [...thumbprints])))
  await orm
    .update(device)
    .set({ releasedGen: null })
    .where(and(eq(device.userId, userId), inArray(device.thumbprint, [...thumbprints])))
  const newest = orm.select({ gen: wallet.shareGen }).from(wallet).where(eq(wallet.userId, userId))
  await orm
    .delete(share)
    .where(
      and(inArray(share.walletId, own), isNull(share.thumbprint), sql`${share.shareGen} not in (${newest})`),
    )
}

/** After {@link endGenerations}: lets the recovery role delete its part of them. */
export async function dropEndedGenerations(
  context: AuthContext,
  recovery: Pick<RecoveryGenerations, 'keepOnly'>,
  userId: string,
): Promise<void> {
  await context.reach('device/ended')
  const [own] = await context.orm
    .select({ id: wallet.id })
    .from(wallet)
    .where(and(eq(wallet.userId, userId), eq(wallet.state, 'active')))
  if (own) await dropOthers(context, recovery, own.id)
}

/** Lets the recovery role delete its shares of the generations that the auth role has no longer. */
export async function dropOthers(
  { orm }: RoleContext,
  recovery: Pick<RecoveryGenerations, 'keepOnly'>,
  walletId: string,
): Promise<void> {
  // In one statement: a generation above `top` may begin at any time.
  const kept = await orm
    .select({ gen: share.shareGen, top: wallet.topGen })
    .from(share)
    .innerJoin(wallet, eq(wallet.id, share.walletId))
    .where(eq(share.walletId, walletId))
  const [first] = kept
  if (!first) return
  await recovery.keepOnly(
    walletId,
    kept.map(({ gen }) => gen),
    first.top,
  )
}
