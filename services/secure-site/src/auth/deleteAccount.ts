import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { accountMail } from '../mail/accountTexts.js'
import { appendAudit } from './audit.js'
import { passExportGate } from './exportTicket.js'
import { account, challenge, device, identity, tombstone } from './tables.js'
import { tellUser } from './tellUser.js'
import type { AuthContext, Caller, CallerSession } from './types.js'

/** Milliseconds in which a deletion can be taken back. */
const grace = 7 * 86_400_000

/** Erases an account in seven days. @throws ApiError as an export does */
export async function deleteAccount(
  context: AuthContext,
  caller: CallerSession,
  by: Pick<Caller, 'language'>,
): Promise<{ readonly deleteAt: number }> {
  await passExportGate(context, caller)
  const { userId, deviceId } = caller
  const deleteAt = context.now() + grace
  await context.orm.update(account).set({ deleteAt }).where(eq(account.id, userId))
  await appendAudit(context, userId, 'account/deletion-asked', { deviceId })
  await tellUser(context, caller, by, of => accountMail(of, { type: 'deletion', at: deleteAt }))
  return { deleteAt }
}

/** Takes a deletion back. @throws ApiError NOT_FOUND when there is none */
export async function keepAccount(
  context: AuthContext,
  caller: CallerSession,
  by: Pick<Caller, 'language'>,
): Promise<void> {
  const { userId, deviceId } = caller
  const kept = await context.orm
    .update(account)
    .set({ deleteAt: null })
    .where(and(eq(account.id, userId), isNotNull(account.deleteAt)))
    .returning({ id: account.id })
  if (kept.length === 0) throw new ApiError('NOT_FOUND', 'No deletion was requested')
  await appendAudit(context, userId, 'account/kept', { deviceId })
  await tellUser(context, caller, by, of => accountMail(of, { type: 'kept' }))
}

/**
 * Erases the accounts whose time has come. Each record has its own data key in it, so with the rows the keys are gone. The
 * recovery role goes first: what is cut off between the two is done again. What stays is the log, which has no address, and
 * a tombstone.
 */
export async function eraseDueAccounts(
  context: AuthContext,
  recovery: { erase(userId: string): Promise<void> },
): Promise<number> {
  const { orm, secrets } = context
  const now = context.now()
  const due = await orm.select({ id: account.id }).from(account).where(lte(account.deleteAt, now))
  for (const { id } of due) {
    await recovery.erase(id)
    await context.reach('erase/recovery')
    await appendAudit(context, id, 'account/erased')
    const userHmac = secrets.hmac('email', 'tombstone', id).toString('base64url')
    await orm.transaction(async transaction => {
      const addresses = await transaction
        .select({ projectId: identity.projectId, subject: identity.subject })
        .from(identity)
        .where(and(eq(identity.userId, id), eq(identity.issuer, 'email')))
      await transaction.insert(tombstone).values({ userHmac, deletedAt: now }).onConflictDoNothing()
      await transaction.delete(challenge).where(eq(challenge.emailHmac, id))
      for (const { projectId, subject } of addresses) {
        const isAddress = (table: typeof challenge | typeof device) =>
          and(eq(table.projectId, projectId), eq(table.emailHmac, subject))
        await transaction.delete(challenge).where(isAddress(challenge))
        await transaction.delete(device).where(isAddress(device))
      }
      await transaction.delete(account).where(eq(account.id, id))
    })
  }
  return due.length
}
