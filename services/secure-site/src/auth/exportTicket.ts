import { and, eq, gt, isNull, like, max, ne, or } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { accountMail } from '../mail/accountTexts.js'
import { appendAudit, toActor } from './audit.js'
import { requirePasskey } from './passkeys.js'
import { requireReauth } from './reauth.js'
import { account, audit, device, session, wallet } from './tables.js'
import { tellUser } from './tellUser.js'
import type { AuthContext, Caller, CallerSession } from './types.js'

/** Time for which a change of device, address or recovery blocks exports (ms). */
const coolOff = 86_400_000

/**
 * Allows the wallet page to show the words once. Logs the export, notifies the user by mail, and ends the user's other
 * sessions.
 *
 * @throws ApiError REAUTH_REQUIRED, PASSKEY_REQUIRED, COOLING_OFF, NOT_FOUND
 */
export async function takeExportTicket(
  context: AuthContext,
  caller: CallerSession,
  by: Pick<Caller, 'language'>,
): Promise<void> {
  await passExportGate(context, caller)
  const { userId, sessionId, deviceId } = caller
  await context.orm
    .update(session)
    .set({ revokedAt: context.now() })
    .where(and(eq(session.userId, userId), ne(session.id, sessionId), isNull(session.revokedAt)))
  await appendAudit(context, userId, 'wallet/exported', { deviceId })
  await tellUser(context, caller, by, of => accountMail(of, { type: 'exported' }))
}

/**
 * Checks the requirements of an export and a deletion: a fresh proof, the passkey if the account has one, and a day without
 * a new device, address or factor.
 *
 * @throws ApiError REAUTH_REQUIRED, PASSKEY_REQUIRED, COOLING_OFF, NOT_FOUND
 */
export async function passExportGate(context: AuthContext, caller: CallerSession): Promise<void> {
  await requireReauth(context, caller)
  await requirePasskey(context, caller)
  const [own] = await context.orm
    .select({ state: wallet.state })
    .from(wallet)
    .where(eq(wallet.userId, caller.userId))
  if (own?.state !== 'active') throw new ApiError('NOT_FOUND', 'There is no wallet to export')
  const exportAt = await readExportTime(context, caller.userId)
  if (exportAt === null) return
  const retryAfter = Math.max(1, Math.ceil((exportAt - context.now()) / 1000))
  throw new ApiError('COOLING_OFF', 'A device, the address or the recovery was changed a short time ago', {
    retryAfter,
  })
}

/**
 * Returns the time from which a user can export; null for now. The device that created the account is not new. Changes are
 * read from the log, which cannot be shortened.
 */
export async function readExportTime(context: AuthContext, userId: string): Promise<number | null> {
  const since = context.now() - coolOff
  const [[added], [changed]] = await Promise.all([
    context.orm
      .select({ at: max(device.approvedAt) })
      .from(device)
      .innerJoin(account, eq(account.id, device.userId))
      .where(
        and(
          eq(device.userId, userId),
          isNull(device.revokedAt),
          ne(device.thumbprint, account.firstDevice),
          gt(device.approvedAt, since),
        ),
      ),
    context.orm
      .select({ at: max(audit.at) })
      .from(audit)
      .where(
        and(
          eq(audit.actorHmac, toActor(context.secrets, userId)),
          gt(audit.at, since),
          or(
            eq(audit.event, 'recovery/released'),
            like(audit.event, 'factor/%'),
            like(audit.event, 'email/%'),
          ),
        ),
      ),
  ])
  const last = Math.max(Number(added?.at ?? 0), Number(changed?.at ?? 0))
  return last > 0 ? last + coolOff : null
}
