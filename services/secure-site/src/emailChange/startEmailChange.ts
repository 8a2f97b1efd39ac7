import { randomUUID } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { startEmailChange as call } from '@latchkit/secure-protocol/api/emailChange'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { emailIssuer } from '../auth/findUser.js'
import { readUserEmail } from '../auth/getUser.js'
import { readEmail } from '../auth/readEmail.js'
import { refuseNewDevice } from '../auth/refuseNewDevice.js'
import { codeLife } from '../auth/sendCode.js'
import { emailChange, identity } from '../auth/tables.js'
import { readLanguage } from '../auth/tellUser.js'
import type { AuthContext, Caller, CallerSession } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { sealEnvelope } from '../kek/env1.js'
import { nameApp } from '../mail/nameApp.js'
import { newAddressMail, oldAddressMail } from '../mail/texts.js'
import { changeAad, chargeMail, hmacCode, isOpen, makeCode, refuseBurned } from './changeCodes.js'

/** Time for which a sign-in, or a code of the current address, proves the user (ms). */
const proofLife = 300_000

/**
 * Starts a change of the login address, and ends an older change of the user. The first code goes to the current address.
 * This function does not check whether the new address is known.
 *
 * @throws ApiError INVALID_REQUEST, DEVICE_TOO_NEW, REAUTH_REQUIRED, RATE_LIMITED, MAIL_UNAVAILABLE
 */
export async function startEmailChange(
  context: AuthContext,
  session: CallerSession,
  body: CallBody<typeof call>,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const { userId, projectId, parentOrigin, thumbprint } = session
  const { orm, limits, kek } = context
  await limits.charge('hour', { key: `start:${caller.address}`, limit: context.emailStartsPerHour })
  const email = readEmail(body.email)
  if (email === undefined) throw new ApiError('INVALID_REQUEST', 'email: must be one e-mail address')
  await refuseNewDevice(context, session)
  await refuseBurned(context, userId)
  const [old, [login]] = await Promise.all([
    readUserEmail(context, userId),
    orm
      .select({ subject: identity.subject })
      .from(identity)
      .where(and(eq(identity.userId, userId), eq(identity.issuer, emailIssuer))),
  ])
  const now = context.now()
  if (login && old === email) throw new ApiError('INVALID_REQUEST', 'email: is the present address')
  // For an account with an address, the code of that address proves the user; else the sign-in does.
  if (old === null && session.createdAt <= now - proofLife)
    throw new ApiError('REAUTH_REQUIRED', 'The sign-in is older than five minutes: sign in again first')
  const hmacOf = (address: string) => context.secrets.hmac('email', projectId, address).toString('base64url')
  const newHmac = hmacOf(email)
  const provedAt = old === null ? now : await findProof(context, session, newHmac)
  const step = provedAt === undefined ? 'old' : 'new'
  const to = step === 'old' && old !== null ? old : email
  await limits.charge('resend', { key: `change:${userId}`, limit: 1 })
  const giveBack = async () => limits.refund('resend', { key: `change:${userId}`, limit: 1 })
  const giveMailBack = await chargeMail(context, projectId, hmacOf(to)).catch(async error => {
    await giveBack()
    throw error
  })
  const id = randomUUID()
  const code = makeCode(context, projectId)
  const seal = (address: string, which: 'old' | 'new') =>
    sealEnvelope(kek, new Uint8Array(Buffer.from(address)), changeAad(id, projectId, which))
  const hmac = hmacCode(context, { id, userId }, step, code)
  // A second code does not extend the proof of the current address.
  const expiresAt = old !== null && provedAt !== undefined ? provedAt + proofLife : now + codeLife
  const { agent, language } = caller
  const row = {
    id,
    userId,
    projectId,
    parentOrigin,
    thumbprint,
    agent,
    newHmac,
    expiresAt,
    // Language of the notices about the change; the codes use the language of the caller.
    language: await readLanguage(context, userId, language),
    oldHmac: login?.subject ?? null,
    oldSealed: old === null ? null : await seal(old, 'old'),
    newSealed: await seal(email, 'new'),
    oldCode: step === 'old' ? hmac : null,
    newCode: step === 'new' ? hmac : null,
    oldVerifiedAt: old === null ? null : (provedAt ?? null),
    attempts: 0,
    createdAt: now,
  }
  await orm.transaction(async transaction => {
    await transaction
      .update(emailChange)
      .set({ consumedAt: now })
      .where(
        and(eq(emailChange.userId, userId), isNull(emailChange.consumedAt), isNull(emailChange.changedAt)),
      )
    await transaction.insert(emailChange).values(row)
  })
  try {
    const mail = step === 'old' ? oldAddressMail : newAddressMail
    await context.mailer.send(mail({ to, language, code, origin: nameApp(context, row), agent }))
  } catch (error) {
    await Promise.all([orm.delete(emailChange).where(eq(emailChange.id, id)), giveBack(), giveMailBack()])
    throw error
  }
  const action = step === 'old' ? ('VERIFY_PRIMARY_OTP' as const) : ('VERIFY_SECONDARY_OTP' as const)
  return { action, change: id, expiresAt, resendAt: now + 30_000 }
}

/**
 * Time when the current address was verified for the same change: a request for a second code does not require it again.
 */
async function findProof(
  { orm, now }: AuthContext,
  { userId, thumbprint }: CallerSession,
  newHmac: string,
): Promise<number | undefined> {
  const [open] = await orm
    .select({ at: emailChange.oldVerifiedAt })
    .from(emailChange)
    .where(
      and(
        eq(emailChange.userId, userId),
        eq(emailChange.thumbprint, thumbprint),
        eq(emailChange.newHmac, newHmac),
        gt(emailChange.oldVerifiedAt, now() - proofLife),
        isOpen(now()),
      ),
    )
    .orderBy(desc(emailChange.createdAt))
    .limit(1)
  return open?.at ?? undefined
}
