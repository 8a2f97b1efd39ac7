import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { verifyCode as call } from '@latchkit/secure-protocol/api/emailLogin'
import { prepareOnce } from '@latchkit/service-base/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { openEnvelope, sealEnvelope } from '../kek/env1.js'
import { nameApp } from '../mail/nameApp.js'
import { lockedMail } from '../mail/texts.js'
import { toAuditEntry } from './audit.js'
import { identityAad } from './findUser.js'
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
  const { challenge: id, code } = body
  const asked = { id, thumbprint: caller.thumbprint, now: context.now(), tries: codeTries }
  const [tried] = await tryCode(orm).execute(asked)
  if (!tried) throw new ApiError('OTP_EXPIRED', 'The code was used or has expired: request a new one')
  if (!timingSafeEqual(secrets.hmac('code', id, 'otp', tried.emailHmac, code), tried.hmac)) {
    const left = codeTries - tried.attempts
    if (left === 0) await tellOwner(context, id, tried, caller)
    throw new ApiError('OTP_INVALID', 'The code is wrong', { left })
  }
  if (!tried.deviceId) throw unapproved()
  const email = await openEmail(context, id, tried)
  const answer = await beginSession(context, { id, deviceId: tried.deviceId, email, tried }, caller)
  await context.reach('login/committed')
  return answer
}

/** A challenge whose tries are not used up, after one more: a row of `auth.try_email_code`. */
const tryCode = prepareOnce(orm =>
  orm
    .select({
      projectId: sql<string>`project_id`,
      parentOrigin: sql<string>`parent_origin`,
      emailHmac: sql<string>`email_hmac`,
      emailSealed: sql<Uint8Array>`email_sealed`,
      hmac: sql<Uint8Array>`hmac`,
      attempts: sql<number>`attempts`,
      /** User of the address. */
      ownerId: sql<string | null>`owner_id`,
      /** Device of the key, when it is approved for the address. */
      deviceId: sql<string | null>`device_id`,
    })
    .from(
      sql`auth.try_email_code(${sql.placeholder('id')}, ${sql.placeholder('thumbprint')}, ${sql.placeholder('now')}, ${sql.placeholder('tries')})`,
    )
    .prepare('try_email_code'),
)

type TriedCode = Awaited<ReturnType<ReturnType<typeof tryCode>['execute']>>[number]

async function openEmail({ kek }: AuthContext, id: string, tried: TriedCode): Promise<string> {
  return Buffer.from(await openEnvelope(kek, tried.emailSealed, challengeAad(id, tried.projectId))).toString()
}

/** One round trip, in which the database does all of it or nothing: `auth.begin_email_session`. */
async function beginSession(
  context: AuthContext,
  login: {
    readonly id: string
    readonly deviceId: string
    readonly email: string
    readonly tried: TriedCode
  },
  { thumbprint, agent }: Caller,
): Promise<CallAnswer<typeof call>> {
  const { orm, kek, secrets } = context
  const { id: challengeId, deviceId, email } = login
  const { projectId: project, parentOrigin, emailHmac: subject } = login.tried
  const now = context.now()
  const identityId = randomUUID()
  const { tokens, id: sessionId, expiresAt } = newSession(context, thumbprint)
  let known = login.tried.ownerId
  for (;;) {
    const userId = known ?? randomUUID()
    const plain = new Uint8Array(Buffer.from(email))
    const emailSealed = known ? undefined : await sealEnvelope(kek, plain, identityAad(identityId, project))
    const parameters = {
      now,
      userId,
      identityId,
      deviceId,
      sessionId,
      expiresAt,
      thumbprint,
      agent,
      parentOrigin,
      project,
      subject,
      challenge: challengeId,
      isKnown: known !== null,
      emailSealed: emailSealed && Buffer.from(emailSealed).toString('base64'),
      ...toAuditEntry(secrets, userId, now, 'session/begun', { deviceId, agent, parentOrigin }),
    }
    const [done] = await begin(orm).execute({ parameters: JSON.stringify(parameters) })
    switch (done?.outcome) {
      case 'done':
        return { session: tokens, user: { id: userId, email } }
      case 'moved':
        // Another sign-in made the user meanwhile, or its address was changed.
        known = done.owner
        continue
      case 'reserved':
        throw new ApiError('EMAIL_CHANGED', 'The account of this address now signs in with another address')
      case 'unapproved':
        throw unapproved()
      default:
        throw new ApiError('OTP_EXPIRED', 'The code was used: request a new one')
    }
  }
}

type Outcome = 'done' | 'moved' | 'reserved' | 'unapproved' | 'used'

const begin = prepareOnce(orm =>
  orm
    .select({ outcome: sql<Outcome>`outcome`, owner: sql<string | null>`owner` })
    .from(sql`auth.begin_email_session(${sql.placeholder('parameters')}::jsonb)`)
    .prepare('begin_email_session'),
)

const unapproved = () => new ApiError('DEVICE_UNAPPROVED', 'This device is no longer approved: start again')

/** Tells the owner of the address when a third code was used up by wrong tries. A mail that fails changes nothing. */
async function tellOwner(
  context: AuthContext,
  id: string,
  tried: TriedCode,
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
  const to = await openEmail(context, id, tried)
  const origin = nameApp(context, tried)
  // The answer of a mail server may have the address.
  await context.mailer.send(lockedMail({ to, language, origin })).catch(() => {
    context.logger.warn({}, 'a notice could not be mailed')
  })
}
