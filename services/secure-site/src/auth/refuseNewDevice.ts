import { and, eq } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { account, device } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'

/** Milliseconds for which a device is new. */
const newFor = 86_400_000

/**
 * Refuses what a device that was approved less than 24 hours ago may not do. The device that created the account is not
 * new, unless it was revoked and approved again.
 *
 * @throws ApiError DEVICE_TOO_NEW with the seconds to wait, SESSION_ENDED
 */
export async function refuseNewDevice(
  { orm, now }: AuthContext,
  { userId, deviceId }: CallerSession,
): Promise<void> {
  const [own] = await orm
    .select({
      approvedAt: device.approvedAt,
      thumbprint: device.thumbprint,
      firstDevice: account.firstDevice,
      createdAt: account.createdAt,
    })
    .from(device)
    .innerJoin(account, eq(account.id, device.userId))
    .where(and(eq(device.id, deviceId), eq(account.id, userId)))
  if (!own) throw new ApiError('SESSION_ENDED', 'The session has ended: sign in again')
  if (own.thumbprint === own.firstDevice && own.approvedAt <= own.createdAt) return
  const retryAfter = Math.ceil((own.approvedAt + newFor - now()) / 1000)
  if (retryAfter > 0)
    throw new ApiError('DEVICE_TOO_NEW', 'This device was approved less than 24 hours ago', { retryAfter })
}
