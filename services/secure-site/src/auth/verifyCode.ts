import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { CallAnswer, CallBody } from '../api/call.js'
import type { verifyCode as call } from '../api/emailLogin.js'
import { ApiError } from '../errors.js'
import { openEnvelope, sealEnvelope } from '../formats/env1.js'
import { lockedMail } from '../mail/texts.js'
import { appendAudit } from './audit.js'
import { emailIssuer, findUser, identityAad } from './findUser.js'
import { challengeAad, codeTries } from './sendCode.js'
import { issueSession } from './sessions.js'
import { challenge, device } from './tables.js'
import type { AuthContext, Caller } from './types.js'

/**
 * Ends a sign-in by the mailed code: makes the user of the address, or finds it, and begins a session of the device key.
 *
 * @throws ApiError OTP_INVALID, OTP_EXPIRED, RATE_LIMITED
 */
export async function verifyCode(
  context: AuthContext,
  body: CallBody<typeof call>,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const { orm, secrets } = context
  await context.limits.charge('hour', { key: `verify:${caller.address}`, limit: 60 })
  const now = context.now()
  // Counts before it compares, in one statement: of any number of calls at once no more than five compare.
  const [tried] = await orm
    .update(challenge)
    .set({ attempts: sql`${challenge.attempts} + 1` })
    .where(
      and(
        eq(challenge.id, body.challenge),
        eq(challenge.purpose, 'otp'),
        eq(challenge.thumbprint, caller.thumbprint),
        isNull(challenge.consumedAt),
        lt(challenge.attempts, codeTries),
        gt(challenge.expiresAt, now),
      ),
    )
    .returning()
  if (!tried) throw new ApiError('OTP_EXPIRED', 'The code is used or its time is over: ask for a new one')
  const { id, projectId, emailHmac } = tried
  if (!timingSafeEqual(secrets.hmac('code', id, 'otp', emailHmac, body.code), tried.hmac)) {
    const left = codeTries - tried.attempts
    if (left === 0) await tellOwner(context, tried, caller)
    throw new ApiError('OTP_INVALID', 'The code is wrong', { left })
  }
  const email = Buffer.from(
    await openEnvelope(context.kek, tried.emailSealed, challengeAad(id, projectId)),
  ).toString()
  const identityId = randomUUID()
  const emailSealed = await sealEnvelope(
    context.kek,
    new Uint8Array(Buffer.from(email)),
    identityAad(identityId, projectId),
  )
  const { parentOrigin } = tried
  const answer = await orm.transaction(async transaction => {
    const consumed = await transaction
      .update(challenge)
      .set({ consumedAt: now })
      .where(and(eq(challenge.id, id), isNull(challenge.consumedAt)))
      .returning({ id: challenge.id })
    if (consumed.length === 0) throw new ApiError('OTP_EXPIRED', 'The code was used: ask for a new one')
    await context.reach('login/consumed')
    const userId = await findUser(transaction, {
      ...{ identityId, projectId, emailSealed, now },
      issuer: emailIssuer,
      subject: emailHmac,
      thumbprint: caller.thumbprint,
    })
    const [own] = await transaction
      .update(device)
      .set({ userId, lastSeen: now, agent: caller.agent })
      .where(
        and(
          eq(device.projectId, projectId),
          eq(device.thumbprint, caller.thumbprint),
          eq(device.emailHmac, emailHmac),
          isNull(device.revokedAt),
        ),
      )
      .returning({ id: device.id })
    if (!own) throw new ApiError('DEVICE_UNAPPROVED', 'This device is no longer approved: begin again')
    const session = await issueSession(context, transaction, {
      ...{ userId, projectId },
      deviceId: own.id,
      thumbprint: caller.thumbprint,
      parentOrigin,
    })
    const meta = { deviceId: own.id, agent: caller.agent, parentOrigin }
    await appendAudit({ ...context, orm: transaction }, userId, 'session/begun', meta)
    return { session, user: { id: userId, email } }
  })
  await context.reach('login/committed')
  return answer
}

/** Tells the owner of the address when a third code was used up by wrong tries. A mail that fails changes nothing. */
async function tellOwner(
  context: AuthContext,
  tried: typeof challenge.$inferSelect,
  { language }: Caller,
): Promise<void> {
  const burned = await context.orm
    .select({ id: challenge.id })
    .from(challenge)
    .where(
      and(
        eq(challenge.projectId, tried.projectId),
        eq(challenge.emailHmac, tried.emailHmac),
        eq(challenge.purpose, 'otp'),
        gt(challenge.createdAt, context.now() - 86_400_000),
        sql`${challenge.attempts} >= ${codeTries}`,
      ),
    )
  if (burned.length !== 3) return
  const email = await openEnvelope(context.kek, tried.emailSealed, challengeAad(tried.id, tried.projectId))
  const to = Buffer.from(email).toString()
  await context.mailer.send(lockedMail({ to, language, origin: tried.parentOrigin })).catch(error => {
    context.logger.warn({ err: error }, 'a notice could not be mailed')
  })
}
