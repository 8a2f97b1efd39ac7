import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { startEmail as call } from '@latchkit/secure-protocol/api/emailLogin'
import { prepareOnce } from '@latchkit/service-base/database'
import { and, eq, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { sealEnvelope } from '../kek/env1.js'
import { nameApp } from '../mail/nameApp.js'
import { linkMail } from '../mail/texts.js'
import type { LimitWindow } from './createLimits.js'
import { readEmail } from './readEmail.js'
import { challengeAad, type Login, sendCode } from './sendCode.js'
import { challenge, device } from './tables.js'
import type { AuthContext, Caller } from './types.js'

/** Lifetime of a link that approves a device (ms). */
const linkLife = 900_000

const findDevice = prepareOnce(orm =>
  orm
    .select({ userId: device.userId, revokedAt: device.revokedAt })
    .from(device)
    .where(
      and(
        eq(device.projectId, sql.placeholder('projectId')),
        eq(device.thumbprint, sql.placeholder('thumbprint')),
        eq(device.emailHmac, sql.placeholder('emailHmac')),
      ),
    )
    .prepare('device_of_address'),
)

/**
 * Starts a sign-in by e-mail. The answer depends only on the approvals of this device key: this function does not check
 * whether the address has an account.
 *
 * @throws ApiError PROJECT_UNKNOWN, ORIGIN_NOT_ALLOWED, INVALID_REQUEST, RATE_LIMITED, MAIL_UNAVAILABLE
 */
export async function startEmail(
  context: AuthContext,
  body: CallBody<typeof call>,
  caller: Caller,
): Promise<CallAnswer<typeof call>> {
  const { projectId, parentOrigin } = body
  const project = context.projects.get(projectId)
  if (!project) throw new ApiError('PROJECT_UNKNOWN', 'Unauthorized: invalid key')
  // The wallet page of the site is a separate device.
  if (!project.allows(parentOrigin) && parentOrigin !== context.publicUrl) {
    throw new ApiError('ORIGIN_NOT_ALLOWED', 'Unauthorized: origin not allowed')
  }
  await context.limits.charge('hour', { key: `start:${caller.address}`, limit: context.emailStartsPerHour })
  const email = readEmail(body.email)
  if (email === undefined) throw new ApiError('INVALID_REQUEST', 'email: must be one e-mail address')
  if (!(await context.admit({ projectId, parentOrigin, address: caller.address, agent: caller.agent })))
    throw new ApiError('RATE_LIMITED', 'Retry after 60 seconds', { retryAfter: 60 })
  const emailHmac = context.secrets.hmac('email', projectId, email).toString('base64url')
  const login = { projectId, parentOrigin, email, emailHmac }
  const { thumbprint } = caller
  const [known] = await findDevice(context.orm).execute({ projectId, thumbprint, emailHmac })
  return known?.revokedAt === null
    ? sendCode(context, login, { ...caller, device: known }, false)
    : sendLink(context, login, caller, linkBudgets(login, caller, known !== undefined))
}

type LinkBudget = readonly [window: LimitWindow, key: string, limit: number]

/**
 * Budgets that a link mail charges. A device that the owner of the address approved before has budgets that strangers
 * cannot use up. For other devices, a network address gets at most half of the budget of the e-mail address, so that the
 * owner keeps the rest.
 */
function linkBudgets(
  { projectId, emailHmac }: Login,
  { address }: Caller,
  isKnown: boolean,
): readonly LinkBudget[] {
  const mailbox = `${projectId}:${emailHmac}`
  if (isKnown)
    return [
      ['day', `link-known:${mailbox}`, 10],
      ['hour', `link-known:${mailbox}`, 5],
      ['resend', `link-known:${mailbox}`, 1],
    ]
  return [
    ['day', `link-from:${mailbox}:${address}`, 5],
    ['hour', `link-from:${mailbox}:${address}`, 3],
    ['resend', `link-from:${mailbox}:${address}`, 1],
    ['day', `link:${mailbox}`, 10],
    ['hour', `link:${mailbox}`, 5],
  ]
}

async function sendLink(context: AuthContext, login: Login, caller: Caller, budgets: readonly LinkBudget[]) {
  const { projectId, parentOrigin, email, emailHmac } = login
  const { orm, limits } = context
  const { agent, language } = caller
  const giveBack = (taken: readonly LinkBudget[]) =>
    Promise.all(taken.map(([window, key, limit]) => limits.refund(window, { key, limit })))
  const charged: LinkBudget[] = []
  try {
    for (const one of budgets) {
      const [window, key, limit] = one
      await limits.charge(window, { key, limit })
      charged.push(one)
    }
    await limits.charge('hour', ...context.mailer.budgets(projectId))
  } catch (error) {
    // The mail was not sent: refunds the budgets of the address.
    await giveBack(charged)
    throw error
  }
  const now = context.now()
  const id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const number = String(randomInt(0, 100)).padStart(2, '0')
  const expiresAt = now + linkLife
  const plain = new Uint8Array(Buffer.from(email))
  await orm.insert(challenge).values({
    id,
    projectId,
    parentOrigin,
    emailHmac,
    number,
    expiresAt,
    emailSealed: await sealEnvelope(context.kek, plain, challengeAad(id, projectId)),
    purpose: 'device',
    thumbprint: caller.thumbprint,
    agent,
    hmac: context.secrets.hmac('link', id, 'device', emailHmac, token),
    attempts: 0,
    createdAt: now,
  })
  try {
    const url = `${context.publicUrl}/v1/device/confirm?language=${language}&token=${id}.${token}`
    await context.mailer.send(linkMail({ to: email, language, url, origin: nameApp(context, login), agent }))
  } catch (error) {
    await Promise.all([orm.delete(challenge).where(eq(challenge.id, id)), giveBack(budgets)])
    throw error
  }
  return { action: 'VERIFY_DEVICE' as const, challenge: id, number, expiresAt }
}
