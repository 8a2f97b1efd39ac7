import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { verifyCode as call } from '@latchkit/secure-protocol/api/emailLogin'
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
  const result: unknown = await orm.execute(
    sql`select * from auth.try_email_code(${id}, ${caller.thumbprint}, ${context.now()}, ${codeTries})`,
  )
  const [tried] = (result as { readonly rows: readonly TriedCode[] }).rows
  if (!tried) throw new ApiError('OTP_EXPIRED', 'The code was used or has expired: request a new one')
  if (!timingSafeEqual(secrets.hmac('code', id, 'otp', tried.email_hmac, code), tried.hmac)) {
    const left = codeTries - tried.attempts
    if (left === 0) await tellOwner(context, id, tried, caller)
    throw new ApiError('OTP_INVALID', 'The code is wrong', { left })
  }
  if (!tried.device_id) throw unapproved()
  const email = await openEmail(context, id, tried)
  const answer = await beginSession(context, { id, deviceId: tried.device_id, email, tried }, caller)
  await context.reach('login/committed')
  return answer
}

/** A challenge whose tries are not used up, after one more: a row of `auth.try_email_code`. */
type TriedCode = {
  readonly project_id: string
  readonly parent_origin: string
  readonly email_hmac: string
  readonly email_sealed: Uint8Array
  readonly hmac: Uint8Array
  readonly attempts: number
  /** User of the address. */
  readonly owner_id: string | null
  /** Device of the key, when it is approved for the address. */
  readonly device_id: string | null
}

async function openEmail({ kek }: AuthContext, id: string, tried: TriedCode): Promise<string> {
  return Buffer.from(
    await openEnvelope(kek, tried.email_sealed, challengeAad(id, tried.project_id)),
  ).toString()
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
  const { project_id: project, parent_origin: parentOrigin, email_hmac: subject } = login.tried
  const now = context.now()
  const identityId = randomUUID()
  const { tokens, id: sessionId, expiresAt } = newSession(context, thumbprint)
  let known = login.tried.owner_id
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
    const result: unknown = await orm.execute(
      sql`select * from auth.begin_email_session(${JSON.stringify(parameters)}::jsonb)`,
    )
    const [done] = (result as { readonly rows: readonly Begun[] }).rows
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

type Begun = {
  readonly outcome: 'done' | 'moved' | 'reserved' | 'unapproved' | 'used'
  readonly owner: string | null
}

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
        eq(challenge.projectId, tried.project_id),
        eq(challenge.emailHmac, tried.email_hmac),
        eq(challenge.purpose, 'otp'),
        gt(challenge.createdAt, context.now() - 86_400_000),
        sql`${challenge.attempts} >= ${codeTries}`,
      ),
    )
  if (burned.length !== 3) return
  const to = await openEmail(context, id, tried)
  const origin = nameApp(context, { projectId: tried.project_id, parentOrigin: tried.parent_origin })
  await context.mailer.send(lockedMail({ to, language, origin })).catch(error => {
    context.logger.warn({ err: error }, 'a notice could not be mailed')
  })
}
