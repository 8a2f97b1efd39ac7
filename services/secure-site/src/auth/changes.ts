import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, gte, inArray, isNull, lt } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { accountMail } from '../mail/accountTexts.js'
import { appendAudit } from './audit.js'
import { followFactors, type PasskeyFactor } from './passkeys.js'
import { change, device } from './tables.js'
import { tellUser } from './tellUser.js'
import type { AuthContext, Caller, CallerSession } from './types.js'

/** Time in which a change can be undone (ms): as long as a device is new. */
export const undoFor = 86_400_000

/** A change that can be undone. */
export type UndoableEvent = (typeof change.$inferSelect)['event']

/** The part of the recovery role that undoes changes of factors. */
export type FactorUndo = {
  /** Restores the factors that the wallet had before a change of a factor. */
  undo(userId: string, of: { readonly id: string; readonly event: UndoableEvent }): Promise<void>
  list(userId: string): Promise<{ readonly factors: readonly PasskeyFactor[] }>
}

const notices = {
  'factor/added': 'factor-added',
  'factor/removed': 'factor-removed',
  'device/revoked': 'device-revoked',
} as const

/** Logs a change of a factor, mails its owner an undo link, and shows it on every device. */
export async function recordChange(
  context: AuthContext,
  session: CallerSession,
  caller: Pick<Caller, 'language' | 'agent'>,
  { event, subject }: { readonly event: UndoableEvent; readonly subject: string },
): Promise<void> {
  const { orm, now, publicUrl } = context
  const { userId, deviceId } = session
  const row = { id: randomUUID(), userId, event, subject, at: now(), undoUntil: now() + undoFor }
  await orm.insert(change).values(row)
  // Device changes are logged where the device is revoked.
  if (event !== 'device/revoked') await appendAudit(context, userId, event, { deviceId, agent: caller.agent })
  const token = toToken(context, row)
  await tellUser(context, session, caller, of => {
    const undoUrl = `${publicUrl}/v1/change/undo?language=${of.language}&token=${token}`
    return accountMail({ ...of, undoUrl }, { type: notices[event] })
  })
}

/** The changes of a user that can be undone, newest first. */
export async function listChanges({ orm, now }: AuthContext, userId: string) {
  return orm
    .select({ id: change.id, event: change.event, at: change.at, undoUntil: change.undoUntil })
    .from(change)
    .where(and(eq(change.userId, userId), isNull(change.undoneAt), gt(change.undoUntil, now())))
    .orderBy(desc(change.at))
}

/** Looks up the link of a mail. Changes nothing: mail scanners open links. */
export async function findUndo(context: AuthContext, token: string) {
  const [id = ''] = token.split('.')
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  const own = await findOpen(context, id)
  if (!own) return undefined
  const [given, expected] = [token, toToken(context, own)].map(text => Buffer.from(text))
  return given && expected && given.length === expected.length && timingSafeEqual(given, expected)
    ? own
    : undefined
}

/**
 * Undoes a change, and later changes of factors. A device is approved again, as a new device: its shares are not restored,
 * because the holder of the device and of the mail would then have the wallet. Idempotent.
 *
 * @throws ApiError NOT_FOUND when it was already undone, or its time has passed
 */
export async function undoChange(
  context: AuthContext,
  factors: FactorUndo,
  userId: string,
  id: string,
): Promise<void> {
  const own = await findOpen(context, id)
  if (own?.userId !== userId) throw new ApiError('NOT_FOUND', 'There is no change to undo')
  const { event, subject } = own
  const undoneAt = context.now()
  if (event === 'device/revoked') {
    await context.orm.transaction(async orm => {
      await orm
        .update(device)
        .set({ revokedAt: null, approvedAt: undoneAt })
        .where(and(eq(device.id, subject), eq(device.userId, userId), gte(device.revokedAt, 0)))
      await orm.update(change).set({ undoneAt }).where(eq(change.id, id))
      await appendAudit({ ...context, orm }, userId, 'device/approved-again', { deviceId: subject })
    })
    return
  }
  await factors.undo(userId, { id: subject, event })
  await followFactors(context, userId, (await factors.list(userId)).factors)
  await context.orm.transaction(async orm => {
    const isLater = and(
      eq(change.userId, userId),
      gte(change.at, own.at),
      isNull(change.undoneAt),
      inArray(change.event, ['factor/added', 'factor/removed']),
    )
    await orm.update(change).set({ undoneAt }).where(isLater)
    await appendAudit({ ...context, orm }, userId, 'factor/undone')
  })
}

/** Deletes changes that can no longer be undone. */
export async function deleteOldUndos({ orm, now }: Pick<AuthContext, 'orm' | 'now'>): Promise<void> {
  await orm.delete(change).where(lt(change.undoUntil, now()))
}

async function findOpen({ orm, now }: AuthContext, id: string) {
  const isOpen = and(eq(change.id, id), isNull(change.undoneAt), gt(change.undoUntil, now()))
  const [own] = await orm.select().from(change).where(isOpen)
  return own
}

/** Derived from the server's secret; not stored. */
function toToken({ secrets }: AuthContext, { id, userId }: { readonly id: string; readonly userId: string }) {
  return `${id}.${secrets.hmac('link', id, 'undo', userId).toString('base64url')}`
}
