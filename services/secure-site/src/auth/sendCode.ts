import { randomInt, randomUUID } from 'node:crypto'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { prepareOnce } from '@latchkit/service-base/database'
import { and, count, eq, gte, isNull, lte, min, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { sealEnvelope } from '../kek/env1.js'
import { nameApp } from '../mail/nameApp.js'
import { codeMail } from '../mail/texts.js'
import { deleteInParts } from './deleteInParts.js'
import { challenge, device } from './tables.js'
import type { AuthContext, Caller } from './types.js'

/** Allowed attempts at a code. */
export const codeTries = 5

/** Lifetime of a code (ms). */
export const codeLife = 300_000

const day = 86_400_000

/** The address and the project of a sign-in. */
export type Login = {
  readonly projectId: string
  readonly parentOrigin: string
  readonly email: string
  readonly emailHmac: string
}

/** Additional data of the address in a challenge. */
export const challengeAad = (id: string, projectId: string) =>
  aad('challenge', 'email_sealed', id, projectId, 'email', 'v1')

/**
 * Mails a code to a device that is approved for the address. The previous code of the address expires.
 *
 * @param isFirst - the first code after the approval of the device does not wait for 30 s
 * @throws ApiError RATE_LIMITED, MAIL_UNAVAILABLE
 */
export async function sendCode(
  context: AuthContext,
  login: Login,
  caller: Caller & { readonly device: Pick<typeof device.$inferSelect, 'userId'> },
  isFirst: boolean,
) {
  const { projectId, parentOrigin, email, emailHmac } = login
  const { orm, limits } = context
  const { agent, language } = caller
  const address = `${projectId}:${emailHmac}`
  const now = context.now()
  // Attempts from other devices do not lock out a device that has signed in before.
  if (caller.device.userId === null) await refuseLocked(context, login)
  const charged: (readonly ['resend' | 'hour' | 'day', string, number])[] = []
  const charge = async (window: 'resend' | 'hour' | 'day', key: string, limit: number) => {
    await limits.charge(window, { key, limit })
    charged.push([window, key, limit])
  }
  const ofHour = { key: `code:${address}`, limit: 5 }
  const giveBack = () =>
    Promise.all(charged.map(([window, key, limit]) => limits.refund(window, { key, limit })))
  try {
    if (!isFirst) await charge('resend', `code:${address}`, 1)
    await charge('day', `code:${address}`, 10)
    await limits.charge('hour', ofHour, ...context.mailer.budgets(projectId))
    charged.push(['hour', ofHour.key, ofHour.limit])
  } catch (error) {
    await giveBack()
    throw error
  }
  if (isFirst) await limits.charge('resend', { key: `code:${address}`, limit: Number.MAX_SAFE_INTEGER })
  const digits = context.projects.get(projectId)?.wallet.codeDigits ?? 6
  const code = String(randomInt(0, 10 ** digits)).padStart(digits, '0')
  const id = randomUUID()
  const expiresAt = now + codeLife
  const emailSealed = await sealEnvelope(
    context.kek,
    new Uint8Array(Buffer.from(email)),
    challengeAad(id, projectId),
  )
  await storeCode(orm).execute({
    id,
    projectId,
    parentOrigin,
    emailHmac,
    emailSealed,
    expiresAt,
    language,
    thumbprint: caller.thumbprint,
    agent,
    hmac: context.secrets.hmac('code', id, 'otp', emailHmac, code),
    now,
  })
  await context.reach('code/stored')
  try {
    await context.mailer.send(codeMail({ to: email, language, code, origin: nameApp(context, login), agent }))
  } catch (error) {
    await Promise.all([orm.delete(challenge).where(eq(challenge.id, id)), giveBack()])
    throw error
  }
  await context.reach('code/mailed')
  return { action: 'VERIFY_OTP' as const, challenge: id, expiresAt, resendAt: now + 30_000 }
}

/** Stores a code in one statement: the previous code of the address expires, and the device has the language of the app. */
const storeCode = prepareOnce(orm => {
  const of = (name: string) => sql.placeholder(name)
  const replaced = orm.$with('replaced').as(
    orm
      .update(challenge)
      .set({ consumedAt: sql`${of('now')}` })
      .where(
        and(
          eq(challenge.projectId, of('projectId')),
          eq(challenge.emailHmac, of('emailHmac')),
          eq(challenge.purpose, 'otp'),
          isNull(challenge.consumedAt),
        ),
      ),
  )
  const spoken = orm.$with('spoken').as(
    orm
      .update(device)
      .set({ language: sql`${of('language')}` })
      .where(
        and(
          eq(device.projectId, of('projectId')),
          eq(device.thumbprint, of('thumbprint')),
          eq(device.emailHmac, of('emailHmac')),
        ),
      ),
  )
  return orm
    .with(replaced, spoken)
    .insert(challenge)
    .values({
      id: of('id'),
      projectId: of('projectId'),
      parentOrigin: of('parentOrigin'),
      emailHmac: of('emailHmac'),
      emailSealed: of('emailSealed'),
      expiresAt: of('expiresAt'),
      purpose: 'otp',
      thumbprint: of('thumbprint'),
      agent: of('agent'),
      hmac: of('hmac'),
      attempts: 0,
      createdAt: of('now'),
    })
    .prepare('store_code')
})

/** After three codes that used up their attempts, the address gets no code for a day, except on devices that signed in. */
async function refuseLocked({ orm, now }: AuthContext, { projectId, emailHmac }: Login): Promise<void> {
  const [burned] = await orm
    .select({ number: count(), first: min(challenge.createdAt) })
    .from(challenge)
    .where(
      and(
        eq(challenge.projectId, projectId),
        eq(challenge.emailHmac, emailHmac),
        eq(challenge.purpose, 'otp'),
        gte(challenge.attempts, codeTries),
        gte(challenge.createdAt, now() - day),
      ),
    )
  if (!burned || burned.number < 3) return
  const retryAfter = Math.max(1, Math.ceil((Number(burned.first) + day - now()) / 1000))
  throw new ApiError('RATE_LIMITED', `Retry after ${retryAfter} seconds`, { retryAfter })
}

/** Deletes challenges that ended more than a day ago, which counters no longer need. */
export async function deleteOldChallenges({ orm, now }: AuthContext): Promise<void> {
  await deleteInParts(orm, challenge, lte(challenge.expiresAt, now() - 2 * day))
}
