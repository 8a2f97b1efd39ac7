import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { startReauth as startCall } from '@latchkit/secure-protocol/api/account'
import type { CallAnswer } from '@latchkit/secure-protocol/api/call'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { sealEnvelope } from '../kek/env1.js'
import { reauthMail } from '../mail/accountTexts.js'
import { readUserEmail } from './getUser.js'
import { challengeAad, codeLife, codeTries } from './sendCode.js'
import { challenge, session } from './tables.js'
import type { AuthContext, Caller, CallerSession } from './types.js'

/** Milliseconds for which a proof counts. */
export const reauthLife = 300_000

/**
 * Mails a code by which the user of a session proves himself again.
 *
 * @throws ApiError NOT_FOUND for a user without an address, who has a passkey for it; RATE_LIMITED, MAIL_UNAVAILABLE
 */
export async function startReauth(
  context: AuthContext,
  { userId, projectId }: CallerSession,
  caller: Caller,
): Promise<CallAnswer<typeof startCall>> {
  const { orm, limits, mailer, secrets } = context
  const email = await readUserEmail(context, userId)
  if (email === null) throw new ApiError('NOT_FOUND', 'The user has no address: prove a passkey')
  const { thumbprint } = caller
  // Of this device: another one that signed in uses up none of its codes.
  const key = `reauth:${userId}:${thumbprint}`
  const budget = { key, limit: 1 }
  await limits.charge('day', { key, limit: 20 })
  await limits.charge('resend', budget)
  await limits.charge('hour', ...mailer.budgets(projectId))
  const now = context.now()
  const id = randomUUID()
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const plain = new Uint8Array(Buffer.from(email))
  const emailSealed = await sealEnvelope(context.kek, plain, challengeAad(id, projectId))
  const expiresAt = now + codeLife
  await orm.transaction(async transaction => {
    await transaction.update(challenge).set({ consumedAt: now }).where(isOpen(userId, thumbprint))
    await transaction.insert(challenge).values({
      id,
      projectId,
      emailSealed,
      expiresAt,
      purpose: 'reauth',
      parentOrigin: context.publicUrl,
      thumbprint,
      // Of the user, not of the address: these codes are not those of a sign-in.
      emailHmac: userId,
      agent: caller.agent,
      hmac: secrets.hmac('code', id, 'reauth', userId, code),
      attempts: 0,
      createdAt: now,
    })
  })
  try {
    await mailer.send(reauthMail({ to: email, language: caller.language, code }))
  } catch (error) {
    await Promise.all([orm.delete(challenge).where(eq(challenge.id, id)), limits.refund('resend', budget)])
    throw error
  }
  return { challenge: id, expiresAt, resendAt: now + 30_000 }
}

/** Takes the code. Counts before it compares. @throws ApiError OTP_INVALID, OTP_EXPIRED */
export async function verifyReauth(
  context: AuthContext,
  { userId, sessionId }: CallerSession,
  caller: Caller,
  body: { readonly challenge: string; readonly code: string },
): Promise<{ readonly until: number }> {
  const { orm, secrets } = context
  const id = body.challenge
  const now = context.now()
  const own = and(eq(challenge.id, id), isOpen(userId, caller.thumbprint), gt(challenge.expiresAt, now))
  const [tried] = await orm
    .update(challenge)
    .set({ attempts: sql`${challenge.attempts} + 1` })
    .where(and(own, lt(challenge.attempts, codeTries)))
    .returning()
  const expired = () => new ApiError('OTP_EXPIRED', 'The code was used or has expired: request a new one')
  if (!tried) throw expired()
  if (!timingSafeEqual(secrets.hmac('code', id, 'reauth', userId, body.code), tried.hmac)) {
    throw new ApiError('OTP_INVALID', 'The code is wrong', { left: codeTries - tried.attempts })
  }
  const consumed = await orm
    .update(challenge)
    .set({ consumedAt: now })
    .where(own)
    .returning({ id: challenge.id })
  if (consumed.length === 0) throw expired()
  await orm.update(session).set({ reauthAt: now }).where(eq(session.id, sessionId))
  return { until: now + reauthLife }
}

/**
 * Refuses a session whose user did not prove himself in the last five minutes: by signing in, by a mailed code, or, where
 * there is no address, by a passkey.
 *
 * @throws ApiError REAUTH_REQUIRED
 */
export async function requireReauth(context: AuthContext, { sessionId }: CallerSession): Promise<void> {
  const [own] = await context.orm.select().from(session).where(eq(session.id, sessionId))
  const last = Math.max(own?.createdAt ?? 0, own?.reauthAt ?? 0, own?.passkeyAt ?? 0)
  if (last <= context.now() - reauthLife) {
    throw new ApiError('REAUTH_REQUIRED', 'Confirm your identity again: request a code')
  }
}

const isOpen = (userId: string, thumbprint: string) =>
  and(
    eq(challenge.emailHmac, userId),
    eq(challenge.thumbprint, thumbprint),
    eq(challenge.purpose, 'reauth'),
    isNull(challenge.consumedAt),
  )
