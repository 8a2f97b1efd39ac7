import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { challenge, device } from './tables.js'
import type { AuthContext } from './types.js'

/** Allowed attempts at the number of a link. */
const numberTries = 3

/** Data that the page of a link shows before the decision. */
export type DeviceRequest = {
  readonly parentOrigin: string
  readonly agent: string
  readonly createdAt: number
}

/** Result of a link. */
export type DeviceDecision = 'approved' | 'refused' | 'wrong-number' | 'expired'

/** Looks up the link of a mail. Changes nothing: mail scanners open links. */
export async function findDeviceRequest(
  context: AuthContext,
  token: string,
): Promise<DeviceRequest | undefined> {
  const link = await findLink(context, token)
  return link && { parentOrigin: link.parentOrigin, agent: link.agent, createdAt: link.createdAt }
}

/**
 * Approves or refuses the device of a link. The number must match the number in the app, so that users do not approve the
 * device of an attacker who made them open the link.
 *
 * @param number - two digits; undefined to refuse
 */
export async function confirmDevice(
  context: AuthContext,
  token: string,
  number: string | undefined,
): Promise<DeviceDecision> {
  const link = await findLink(context, token)
  if (!link) return 'expired'
  const now = context.now()
  const isOpen = and(
    eq(challenge.id, link.id),
    isNull(challenge.consumedAt),
    isNull(challenge.approvedAt),
    lt(challenge.attempts, numberTries),
    gt(challenge.expiresAt, now),
  )
  if (number === undefined) {
    const refused = await context.orm
      .update(challenge)
      .set({ consumedAt: now })
      .where(isOpen)
      .returning({ id: challenge.id })
    context.wakes.emit(link.id)
    return refused.length === 0 ? 'expired' : 'refused'
  }
  const decision = await context.orm.transaction(async (transaction): Promise<DeviceDecision> => {
    // Increments the counter before the comparison, in a single statement.
    const [tried] = await transaction
      .update(challenge)
      .set({ attempts: sql`${challenge.attempts} + 1` })
      .where(isOpen)
      .returning({ number: challenge.number, attempts: challenge.attempts })
    if (!tried) return 'expired'
    const given = Buffer.from(number.padEnd(2).slice(0, 8))
    const wanted = Buffer.from((tried.number ?? '').padEnd(2))
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      if (tried.attempts < numberTries) return 'wrong-number'
      await transaction.update(challenge).set({ consumedAt: now }).where(eq(challenge.id, link.id))
      return 'expired'
    }
    await transaction.update(challenge).set({ approvedAt: now }).where(eq(challenge.id, link.id))
    const { projectId, thumbprint, emailHmac, agent } = link
    await transaction
      .insert(device)
      .values({
        projectId,
        thumbprint,
        emailHmac,
        agent,
        id: randomUUID(),
        approvedAt: now,
        lastSeen: now,
      })
      .onConflictDoUpdate({
        target: [device.projectId, device.thumbprint, device.emailHmac],
        set: { approvedAt: now, revokedAt: null, agent },
      })
    return 'approved'
  })
  if (decision === 'approved') await context.reach('device/approved')
  if (decision !== 'wrong-number') context.wakes.emit(link.id)
  return decision
}

async function findLink(context: AuthContext, token: string) {
  const [id = '', secret = ''] = token.split('.')
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  const [link] = await context.orm
    .select()
    .from(challenge)
    .where(
      and(
        eq(challenge.id, id),
        eq(challenge.purpose, 'device'),
        isNull(challenge.consumedAt),
        isNull(challenge.approvedAt),
        gt(challenge.expiresAt, context.now()),
      ),
    )
  if (!link) return undefined
  const hmac = context.secrets.hmac('link', id, 'device', link.emailHmac, secret)
  return timingSafeEqual(hmac, link.hmac) ? link : undefined
}
