import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { verifyOldEmail as call } from '@latchkit/secure-protocol/api/emailChange'
import { and, eq, isNull } from 'drizzle-orm'
import { codeLife } from '../auth/sendCode.js'
import { emailChange } from '../auth/tables.js'
import type { AuthContext, Caller, CallerSession } from '../auth/types.js'
import { openEnvelope } from '../kek/env1.js'
import { nameApp } from '../mail/nameApp.js'
import { newAddressMail } from '../mail/texts.js'
import { changeAad, chargeMail, codeExpired, hmacCode, makeCode, tryCode } from './changeCodes.js'

/**
 * Verifies the current address by its code, and mails a code to the new address. Of simultaneous calls, a single one mails.
 *
 * @throws ApiError OTP_INVALID, OTP_EXPIRED, RATE_LIMITED, MAIL_UNAVAILABLE; after the last two the code stays valid
 */
export async function verifyOldEmail(
  context: AuthContext,
  session: CallerSession,
  body: CallBody<typeof call>,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const { orm, limits } = context
  await limits.charge('hour', { key: `verify:${caller.address}`, limit: 60 })
  const tried = await tryCode(context, session, body, 'old')
  const { id, projectId, newHmac } = tried
  const now = context.now()
  const to = Buffer.from(
    await openEnvelope(context.kek, tried.newSealed, changeAad(id, projectId, 'new')),
  ).toString()
  const giveBack = await chargeMail(context, projectId, newHmac)
  const code = makeCode(context, projectId)
  const expiresAt = now + codeLife
  const proved = await orm
    .update(emailChange)
    .set({
      oldVerifiedAt: now,
      newCode: hmacCode(context, tried, 'new', code),
      attempts: 0,
      expiresAt,
      agent: caller.agent,
    })
    .where(and(eq(emailChange.id, id), isNull(emailChange.oldVerifiedAt), isNull(emailChange.consumedAt)))
    .returning({ id: emailChange.id })
  if (proved.length === 0) throw codeExpired()
  try {
    const origin = nameApp(context, tried)
    await context.mailer.send(newAddressMail({ ...caller, to, code, origin }))
  } catch (error) {
    const { attempts, expiresAt: before } = tried
    await orm
      .update(emailChange)
      .set({ oldVerifiedAt: null, newCode: null, attempts: attempts - 1, expiresAt: before })
      .where(eq(emailChange.id, id))
    await giveBack()
    throw error
  }
  // A new start requests the next code.
  const key = `change:${tried.userId}`
  await limits.charge('resend', { key, limit: Number.MAX_SAFE_INTEGER })
  return { change: id, expiresAt, resendAt: now + 30_000 }
}
