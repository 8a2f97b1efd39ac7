import type { CallAnswer } from '@latchkit/secure-protocol/api/call'
import type { listDevices as listCall } from '@latchkit/secure-protocol/api/devices'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { appendAudit } from './audit.js'
import type { RecoveryGenerations } from './confirmWallet.js'
import { dropEndedGenerations, endGenerations } from './endGenerations.js'
import { account, challenge, device, session } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'

/** Returns the approved devices of a user. */
export async function listDevices(
  { orm }: AuthContext,
  { userId, deviceId }: CallerSession,
): Promise<CallAnswer<typeof listCall>> {
  const rows = await orm
    .select({ own: device, firstDevice: account.firstDevice })
    .from(device)
    .innerJoin(account, eq(account.id, device.userId))
    .where(and(eq(device.userId, userId), isNull(device.revokedAt)))
    .orderBy(desc(device.lastSeen))
  return {
    devices: rows.map(({ own: { id, agent, approvedAt, lastSeen, thumbprint }, firstDevice }) => ({
      id,
      agent,
      approvedAt,
      lastSeen,
      isFirst: thumbprint === firstDevice,
      isThis: id === deviceId,
    })),
  }
}

/**
 * Ends the sessions of a device, its open codes, its approval and its shares of the wallet.
 *
 * @throws ApiError NOT_FOUND for a device that is not the user's, or is revoked already
 */
export async function revokeDevice(
  context: AuthContext,
  recovery: Pick<RecoveryGenerations, 'keepOnly'>,
  { userId }: CallerSession,
  deviceId: string,
): Promise<void> {
  const now = context.now()
  await context.orm.transaction(async transaction => {
    const [own] = await transaction
      .update(device)
      .set({ revokedAt: now })
      .where(and(eq(device.id, deviceId), eq(device.userId, userId), isNull(device.revokedAt)))
      .returning()
    if (!own) throw new ApiError('NOT_FOUND', 'Unknown device')
    await transaction
      .update(session)
      .set({ revokedAt: now })
      .where(and(eq(session.deviceId, deviceId), isNull(session.revokedAt)))
    await transaction
      .update(challenge)
      .set({ consumedAt: now })
      .where(
        and(
          eq(challenge.projectId, own.projectId),
          eq(challenge.thumbprint, own.thumbprint),
          isNull(challenge.consumedAt),
        ),
      )
    await endGenerations(transaction, userId, [own.thumbprint])
    await appendAudit({ ...context, orm: transaction }, userId, 'device/revoked', {
      deviceId,
      agent: own.agent,
    })
  })
  await dropEndedGenerations(context, recovery, userId)
}

/** Ends every session of a user, and the shares of every device but this one. */
export async function endAllSessions(
  context: AuthContext,
  recovery: Pick<RecoveryGenerations, 'keepOnly'>,
  { userId, thumbprint }: CallerSession,
): Promise<void> {
  await context.orm.transaction(async orm => {
    await orm
      .update(session)
      .set({ revokedAt: context.now() })
      .where(and(eq(session.userId, userId), isNull(session.revokedAt)))
    const others = await orm
      .selectDistinct({ thumbprint: device.thumbprint })
      .from(device)
      .where(and(eq(device.userId, userId), ne(device.thumbprint, thumbprint)))
    await endGenerations(
      orm,
      userId,
      others.map(other => other.thumbprint),
    )
    await appendAudit({ ...context, orm }, userId, 'session/ended-everywhere')
  })
  await dropEndedGenerations(context, recovery, userId)
}
