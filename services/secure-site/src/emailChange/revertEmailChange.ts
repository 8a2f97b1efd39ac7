import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { appendAudit } from '../auth/audit.js'
import { endGenerations } from '../auth/endGenerations.js'
import { emailIssuer, identityAad, lockIdentity } from '../auth/findUser.js'
import { device, emailChange, identity, session } from '../auth/tables.js'
import type { AuthContext } from '../auth/types.js'
import { openEnvelope, sealEnvelope } from '../kek/env1.js'
import { changeAad, type EmailChange } from './changeCodes.js'

/** Data that the page of a link shows before the decision. */
export type RevertRequest = {
  readonly parentOrigin: string
  readonly agent: string
  readonly changedAt: number
}

/** The token of the link that reverts a change. Derived from the server's secret; not stored. */
export function revertToken({ secrets }: AuthContext, { id, userId }: EmailChange): string {
  return `${id}.${secrets.hmac('link', id, 'revert', userId).toString('base64url')}`
}

/** Looks up the link of a mail. Changes nothing: mail scanners open links. */
export async function findRevert(context: AuthContext, token: string): Promise<RevertRequest | undefined> {
  const change = await findChange(context, token)
  if (!change) return undefined
  const { parentOrigin, agent, changedAt } = change
  return { parentOrigin, agent, changedAt: changedAt ?? 0 }
}

/**
 * Restores the previous address of an account, regardless of later changes: every session ends, the devices of the later
 * addresses are no longer approved and lose their shares, and the links of later changes expire. Returns whether the link
 * was valid.
 */
export async function revertEmailChange(context: AuthContext, token: string): Promise<boolean> {
  const change = await findChange(context, token)
  if (!change) return false
  const { id, userId, projectId, oldHmac, oldSealed } = change
  const [login] = await context.orm
    .select()
    .from(identity)
    .where(and(eq(identity.userId, userId), eq(identity.issuer, emailIssuer)))
  const identityId = login?.id ?? randomUUID()
  const emailSealed =
    oldSealed &&
    (await sealEnvelope(
      context.kek,
      new Uint8Array(await openEnvelope(context.kek, oldSealed, changeAad(id, projectId, 'old'))),
      identityAad(identityId, projectId),
    ))
  const now = context.now()
  return context.orm.transaction(async orm => {
    const isLive = and(isNotNull(emailChange.changedAt), isNull(emailChange.revertedAt))
    const claimed = await orm
      .update(emailChange)
      .set({ revertedAt: now, isTold: false, isFollowed: false })
      .where(and(eq(emailChange.id, id), isLive))
      .returning({ id: emailChange.id })
    if (claimed.length === 0) return false
    await orm
      .update(emailChange)
      .set({ revertedAt: now })
      .where(and(eq(emailChange.userId, userId), isLive, gt(emailChange.changedAt, change.changedAt ?? now)))
    await orm
      .update(emailChange)
      .set({ consumedAt: now })
      .where(
        and(eq(emailChange.userId, userId), isNull(emailChange.changedAt), isNull(emailChange.consumedAt)),
      )
    if (login) {
      const removed = await orm
        .update(device)
        .set({ revokedAt: now })
        .where(and(eq(device.userId, userId), eq(device.emailHmac, login.subject), isNull(device.revokedAt)))
        .returning({ thumbprint: device.thumbprint })
      const thumbprints = removed.map(({ thumbprint }) => thumbprint)
      await endGenerations(orm, userId, thumbprints)
    }
    if (oldHmac === null) {
      await orm.delete(identity).where(and(eq(identity.userId, userId), eq(identity.issuer, emailIssuer)))
    } else {
      await lockIdentity(orm, projectId, emailIssuer, oldHmac)
      const row = { projectId, userId, issuer: emailIssuer, subject: oldHmac, emailSealed, verifiedAt: now }
      await orm
        .insert(identity)
        .values({ id: identityId, ...row })
        .onConflictDoUpdate({ target: identity.id, set: row })
    }
    await orm
      .update(session)
      .set({ revokedAt: now })
      .where(and(eq(session.userId, userId), isNull(session.revokedAt)))
    const { parentOrigin } = change
    await appendAudit({ ...context, orm }, userId, 'email/reverted', { parentOrigin })
    return true
  })
}

async function findChange(context: AuthContext, token: string): Promise<EmailChange | undefined> {
  const [id = ''] = token.split('.')
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined
  const [change] = await context.orm
    .select()
    .from(emailChange)
    .where(
      and(
        eq(emailChange.id, id),
        isNotNull(emailChange.changedAt),
        isNull(emailChange.revertedAt),
        gt(emailChange.revertUntil, context.now()),
        isNotNull(emailChange.oldSealed),
      ),
    )
  if (!change) return undefined
  const [given, expected] = [token, revertToken(context, change)].map(text => Buffer.from(text))
  return given && expected && given.length === expected.length && timingSafeEqual(given, expected)
    ? change
    : undefined
}
