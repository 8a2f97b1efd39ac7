import { randomInt, timingSafeEqual } from 'node:crypto'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { and, count, eq, gt, gte, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import { codeTries } from '../auth/sendCode.js'
import { emailChange } from '../auth/tables.js'
import type { AuthContext, CallerSession } from '../auth/types.js'
import { ApiError } from '../errors.js'
import { openEnvelope } from '../kek/env1.js'
import { nameApp } from '../mail/nameApp.js'
import { changePausedMail } from '../mail/texts.js'

/** A change as it is stored. */
export type EmailChange = typeof emailChange.$inferSelect

/** Which address a code proves. */
export type ChangeStep = 'old' | 'new'

const day = 86_400_000

/** Additional data of an address of a change. */
export const changeAad = (id: string, projectId: string, step: ChangeStep) =>
  aad('email_change', `${step}_sealed`, id, projectId, 'email', 'v1')

/** HMAC of the code of a step. */
export function hmacCode(
  { secrets }: AuthContext,
  change: Pick<EmailChange, 'id' | 'userId'>,
  step: ChangeStep,
  code: string,
): Uint8Array {
  return secrets.hmac('code', change.id, `change-${step}`, change.userId, code)
}

/** Makes a code of as many digits as the project wants. */
export function makeCode({ projects }: AuthContext, projectId: string): string {
  const digits = projects.get(projectId)?.wallet.codeDigits ?? 6
  return String(randomInt(0, 10 ** digits)).padStart(digits, '0')
}

/**
 * Charges a mail to an address: its codes count together with those of its sign-ins, so that a change is no way to more
 * tries. Returns how it is given back when the mail was not taken.
 *
 * @throws ApiError RATE_LIMITED
 */
export async function chargeMail(
  { limits, mailer }: AuthContext,
  projectId: string,
  hmac: string,
): Promise<() => Promise<void>> {
  const key = `code:${projectId}:${hmac}`
  await limits.charge('hour', { key, limit: 5 })
  await limits.charge('day', { key, limit: 10 })
  await limits.charge('hour', ...mailer.budgets(projectId))
  return async () => {
    await limits.refund('hour', { key, limit: 5 })
    await limits.refund('day', { key, limit: 10 })
  }
}

/**
 * Counts a try of a code and compares, in this order.
 *
 * @throws ApiError OTP_INVALID, OTP_EXPIRED
 */
export async function tryCode(
  context: AuthContext,
  { userId, thumbprint }: CallerSession,
  { change: id, code }: { readonly change: string; readonly code: string },
  step: ChangeStep,
): Promise<EmailChange> {
  const now = context.now()
  // Counts before it compares, in one statement: of any number of calls at once no more than five compare.
  const [tried] = await context.orm
    .update(emailChange)
    .set({ attempts: sql`${emailChange.attempts} + 1` })
    .where(
      and(
        eq(emailChange.id, id),
        eq(emailChange.userId, userId),
        eq(emailChange.thumbprint, thumbprint),
        isOpen(now),
        lt(emailChange.attempts, codeTries),
        step === 'old' ? isNull(emailChange.oldVerifiedAt) : isNotNull(emailChange.newCode),
      ),
    )
    .returning()
  const expected = step === 'old' ? tried?.oldCode : tried?.newCode
  if (!tried || !expected) throw codeExpired()
  if (timingSafeEqual(hmacCode(context, tried, step, code), expected)) return tried
  const left = codeTries - tried.attempts
  if (left === 0) await tellOwner(context, tried)
  throw new ApiError('OTP_INVALID', 'The code is wrong', { left })
}

/** A change whose code can still be typed. */
export const isOpen = (now: number) =>
  and(isNull(emailChange.consumedAt), isNull(emailChange.changedAt), gt(emailChange.expiresAt, now))

export const codeExpired = () =>
  new ApiError('OTP_EXPIRED', 'The code was used or has expired: request a new one')

/** After three codes that used up their tries the account changes nothing for a day. @throws ApiError RATE_LIMITED */
export async function refuseBurned(context: AuthContext, userId: string): Promise<void> {
  const burned = await countBurned(context, userId)
  if (burned.number < 3) return
  const retryAfter = Math.max(1, Math.ceil((burned.first + day - context.now()) / 1000))
  throw new ApiError('RATE_LIMITED', `Retry after ${retryAfter} seconds`, { retryAfter })
}

async function countBurned({ orm, now }: AuthContext, userId: string) {
  const [burned] = await orm
    .select({ number: count(), first: min(emailChange.createdAt) })
    .from(emailChange)
    .where(
      and(
        eq(emailChange.userId, userId),
        gte(emailChange.attempts, codeTries),
        gte(emailChange.createdAt, now() - day),
      ),
    )
  return { number: burned?.number ?? 0, first: Number(burned?.first ?? 0) }
}

/** Tells the owner when a third code was used up by wrong tries. A mail that fails changes nothing. */
async function tellOwner(context: AuthContext, tried: EmailChange): Promise<void> {
  const { number } = await countBurned(context, tried.userId)
  if (number !== 3 || !tried.oldSealed) return
  const { id, projectId, language } = tried
  const origin = nameApp(context, tried)
  const to = Buffer.from(
    await openEnvelope(context.kek, tried.oldSealed, changeAad(id, projectId, 'old')),
  ).toString()
  const url = `${context.publicUrl}/wallet?language=${language}`
  // The answer of a mail server may have the address.
  await context.mailer.send(changePausedMail({ to, language, origin, url })).catch(() => {
    context.logger.warn({}, 'a notice could not be mailed')
  })
}
