import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, getTableColumns, gt, isNull, lt, sql } from 'drizzle-orm'
import type { CallAnswer, CallBody } from '../api/call.js'
import type { verifyCode as call } from '../api/emailLogin.js'
import { ApiError } from '../errors.js'
import { openEnvelope, sealEnvelope } from '../formats/env1.js'
import { lockedMail } from '../mail/texts.js'
import { toAuditEntry } from './audit.js'
import { emailIssuer, identityAad } from './findUser.js'
import { challengeAad, codeTries } from './sendCode.js'
import { newSession } from './sessions.js'
import { challenge } from './tables.js'
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
    .returning({
      ...getTableColumns(challenge),
      // Columns of the row are named in full: the ones of a subquery come first.
      ownerId: sql<string | null>`(select i.user_id from auth.identity i
        where i.project_id = challenge.project_id and i.issuer = ${emailIssuer}
          and i.subject = challenge.email_hmac)`,
      deviceId: sql<string | null>`(select d.id from auth.device d
        where d.project_id = challenge.project_id and d.thumbprint = challenge.thumbprint
          and d.email_hmac = challenge.email_hmac and d.revoked_at is null)`,
    })
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
  if (!tried.deviceId) throw unapproved()
  const answer = await beginSession(context, { ...tried, deviceId: tried.deviceId }, caller, email)
  await context.reach('login/committed')
  return answer
}

/** One round trip, in which the database does all of it or nothing: `auth.begin_email_session`. */
async function beginSession(
  context: AuthContext,
  tried: typeof challenge.$inferSelect & { readonly deviceId: string; readonly ownerId: string | null },
  { thumbprint, agent }: Caller,
  email: string,
): Promise<CallAnswer<typeof call>> {
  const { orm, kek, secrets } = context
  const { projectId, deviceId, parentOrigin } = tried
  const now = context.now()
  const identityId = randomUUID()
  const { tokens, id: sessionId, expiresAt } = newSession(context, thumbprint)
  let known = tried.ownerId
  for (;;) {
    const userId = known ?? randomUUID()
    const plain = new Uint8Array(Buffer.from(email))
    const emailSealed = known ? undefined : await sealEnvelope(kek, plain, identityAad(identityId, projectId))
    const parameters = {
      ...{ now, userId, identityId, deviceId, sessionId, expiresAt, thumbprint, agent, parentOrigin },
      ...{ project: projectId, subject: tried.emailHmac, challenge: tried.id, isKnown: known !== null },
      emailSealed: emailSealed && Buffer.from(emailSealed).toString('base64'),
      ...toAuditEntry(secrets, userId, now, 'session/begun', { deviceId, agent, parentOrigin }),
    }
    const [done] = await orm
      .select({ outcome: sql<Outcome>`r.outcome`, owner: sql<string | null>`r.owner` })
      .from(sql`auth.begin_email_session(${JSON.stringify(parameters)}::jsonb) as r`)
    switch (done?.outcome) {
      case 'done':
        return { session: tokens, user: { id: userId, email } }
      case 'moved':
        // Another sign-in made the user meanwhile, or its address was changed.
        known = done.owner
        continue
      case 'reserved':
        throw new ApiError('EMAIL_CHANGED', 'The account of this address signs in with another one now')
      case 'unapproved':
        throw unapproved()
      default:
        throw new ApiError('OTP_EXPIRED', 'The code was used: ask for a new one')
    }
  }
}

type Outcome = 'done' | 'moved' | 'reserved' | 'unapproved' | 'used'

const unapproved = () => new ApiError('DEVICE_UNAPPROVED', 'This device is no longer approved: begin again')

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
