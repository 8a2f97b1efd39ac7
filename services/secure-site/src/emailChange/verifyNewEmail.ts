import { randomUUID } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { verifyNewEmail as call } from '@latchkit/secure-protocol/api/emailChange'
import type { Orm } from '@latchkit/service-base/database'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { appendAudit } from '../auth/audit.js'
import { emailIssuer, identityAad, isReserved, lockIdentity } from '../auth/findUser.js'
import { device, emailChange, identity, session as sessionTable } from '../auth/tables.js'
import type { AuthContext, Caller, CallerSession } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { openEnvelope, sealEnvelope } from '../kek/env1.js'
import { changeAad, codeExpired, type EmailChange, tryCode } from './changeCodes.js'

/** Milliseconds for which the address before may take a change back. */
const revertLife = 72 * 3_600_000

/**
 * Proves the new address by its code and makes it the login address. The device of the call is approved for it, others
 * need the link of a mail again; their sessions end.
 *
 * @throws ApiError OTP_INVALID, OTP_EXPIRED, EMAIL_TAKEN, SESSION_ENDED
 */
export async function verifyNewEmail(
  context: AuthContext,
  session: CallerSession,
  body: CallBody<typeof call>,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  await context.limits.charge('hour', { key: `verify:${caller.address}`, limit: 60 })
  const tried = await tryCode(context, session, body, 'new')
  const { id, projectId, userId } = tried
  const plain = new Uint8Array(
    await openEnvelope(context.kek, tried.newSealed, changeAad(id, projectId, 'new')),
  )
  const [login] = await context.orm
    .select()
    .from(identity)
    .where(and(eq(identity.userId, userId), eq(identity.issuer, emailIssuer)))
  // Another change came between.
  if ((login?.subject ?? null) !== tried.oldHmac) throw codeExpired()
  const identityId = login?.id ?? randomUUID()
  const emailSealed = await sealEnvelope(context.kek, plain, identityAad(identityId, projectId))
  const now = context.now()
  const isTaken = await context.orm.transaction(async orm => {
    const claimed = await orm
      .update(emailChange)
      .set({ changedAt: now, revertUntil: now + revertLife, isTold: false, isFollowed: false })
      .where(and(eq(emailChange.id, id), isNull(emailChange.changedAt), isNull(emailChange.consumedAt)))
      .returning({ id: emailChange.id })
    if (claimed.length === 0) throw codeExpired()
    if (await isOfAnother(orm, tried, now)) {
      await orm
        .update(emailChange)
        .set({ consumedAt: now, changedAt: null, revertUntil: null, isTold: true, isFollowed: true })
        .where(eq(emailChange.id, id))
      return true
    }
    const of = {
      projectId,
      userId,
      issuer: emailIssuer,
      subject: tried.newHmac,
      emailSealed,
      verifiedAt: now,
    }
    const moved = login
      ? await orm
          .update(identity)
          .set(of)
          .where(and(eq(identity.id, identityId), eq(identity.subject, login.subject)))
          .returning({ id: identity.id })
      : await orm
          .insert(identity)
          .values({ id: identityId, ...of })
          .onConflictDoNothing()
          .returning()
    if (moved.length === 0) throw codeExpired()
    await moveDevice(orm, tried, session, now)
    const { deviceId } = session
    const meta = { deviceId, agent: caller.agent, parentOrigin: tried.parentOrigin }
    await appendAudit({ ...context, orm }, userId, 'email/changed', meta)
    return false
  })
  if (isTaken) throw new ApiError('EMAIL_TAKEN', 'Another account signs in with this address')
  await context.reach('change/committed')
  return { newEmail: Buffer.from(plain).toString() }
}

/** Whether the new address is the one of another account, or may still become it again. */
async function isOfAnother(
  orm: Orm,
  { projectId, userId, newHmac, oldHmac }: EmailChange,
  now: number,
): Promise<boolean> {
  // In one order, or two that exchange their addresses would wait for each other.
  for (const subject of [newHmac, oldHmac ?? newHmac].sort())
    await lockIdentity(orm, projectId, emailIssuer, subject)
  const [known] = await orm
    .select({ id: identity.id })
    .from(identity)
    .where(
      and(eq(identity.projectId, projectId), eq(identity.issuer, emailIssuer), eq(identity.subject, newHmac)),
    )
  return known !== undefined || isReserved(orm, projectId, newHmac, now, userId)
}

/** Ends the other sessions, and moves the approval of this device to the new address. @throws ApiError SESSION_ENDED */
async function moveDevice(
  orm: Orm,
  { projectId, userId, newHmac, oldHmac, thumbprint }: EmailChange,
  { sessionId, deviceId }: CallerSession,
  now: number,
): Promise<void> {
  const isOwn = and(eq(sessionTable.id, sessionId), isNull(sessionTable.revokedAt))
  const live = await orm
    .update(sessionTable)
    .set({ lastSeen: now })
    .where(isOwn)
    .returning({ id: sessionTable.id })
  if (live.length === 0) throw new ApiError('SESSION_ENDED', 'The session has ended: sign in again')
  await orm
    .update(sessionTable)
    .set({ revokedAt: now })
    .where(
      and(eq(sessionTable.userId, userId), ne(sessionTable.id, sessionId), isNull(sessionTable.revokedAt)),
    )
  if (oldHmac === null) return
  const isOld = and(eq(device.userId, userId), eq(device.emailHmac, oldHmac))
  await orm
    .update(device)
    .set({ revokedAt: now })
    .where(and(isOld, ne(device.id, deviceId), isNull(device.revokedAt)))
  // An approval that never led to an account, or whose account has another address now.
  await orm
    .delete(device)
    .where(
      and(
        eq(device.projectId, projectId),
        eq(device.thumbprint, thumbprint),
        eq(device.emailHmac, newHmac),
        ne(device.id, deviceId),
      ),
    )
  await orm
    .update(device)
    .set({ emailHmac: newHmac })
    .where(and(isOld, eq(device.id, deviceId)))
}
