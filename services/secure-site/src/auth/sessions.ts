import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { SessionTokens } from '@latchkit/secure-protocol/api/session'
import { type Orm, prepareOnce } from '@latchkit/service-base/database'
import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { appendAudit } from './audit.js'
import { deleteInParts } from './deleteInParts.js'
import { session } from './tables.js'
import type { AuthContext, CallerSession } from './types.js'

const accessLife = 300_000
/** Milliseconds after which a session ends without use. */
export const idleLife = 7 * 86_400_000
const longestLife = 30 * 86_400_000

/**
 * Begins a session of a device key with a new id; an older session of the key in the project ends.
 */
export async function issueSession(
  context: AuthContext,
  transaction: Orm,
  parameters: {
    readonly userId: string
    readonly projectId: string
    readonly deviceId: string
    readonly thumbprint: string
    readonly parentOrigin: string
  },
): Promise<SessionTokens> {
  const { thumbprint, projectId } = parameters
  const now = context.now()
  const id = randomUUID()
  await transaction
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.projectId, projectId),
        eq(session.thumbprint, thumbprint),
        isNull(session.revokedAt),
        ne(session.id, id),
      ),
    )
  const expiresAt = now + longestLife
  await transaction
    .insert(session)
    .values({ ...parameters, id, generation: 1, createdAt: now, lastSeen: now, expiresAt })
  return createTokens(context, { id, generation: 1, thumbprint, expiresAt })
}

/** A session that begins now, and its first tokens. Nothing is stored. */
export function newSession(context: AuthContext, thumbprint: string) {
  const own = { id: randomUUID(), generation: 1, thumbprint, expiresAt: context.now() + longestLife }
  return { ...own, tokens: createTokens(context, own) }
}

/**
 * Yields the next tokens. The refresh token before the newest one is answered by the newest again, so that a lost answer
 * costs no login; an older one was stolen or is out of order, and ends the session.
 *
 * @throws ApiError SESSION_ENDED, RATE_LIMITED
 */
export async function refreshSession(
  context: AuthContext,
  refreshToken: string,
  thumbprint: string,
): Promise<SessionTokens> {
  const { orm } = context
  const { id, generation } = readRefreshToken(context, refreshToken, thumbprint)
  await context.limits.charge('hour', { key: `session:${id}`, limit: 120 })
  const now = context.now()
  const isLive = and(
    eq(session.id, id),
    eq(session.thumbprint, thumbprint),
    isNull(session.revokedAt),
    gt(session.expiresAt, now),
    gt(session.lastSeen, now - idleLife),
  )
  const [next] = await orm
    .update(session)
    .set({ generation: generation + 1, lastSeen: now })
    .where(and(isLive, eq(session.generation, generation)))
    .returning()
  if (next) return createTokens(context, next)
  const [current] = await orm.select().from(session).where(isLive)
  if (!current) throw ended()
  if (current.generation === generation + 1) return createTokens(context, current)
  await orm.update(session).set({ revokedAt: now }).where(eq(session.id, id))
  context.logger.warn({ sessionId: id }, 'an old refresh token was sent: the session ends')
  throw ended()
}

/** Ends the session of a refresh token. Says nothing when there is none. */
export async function endSession(
  context: AuthContext,
  refreshToken: string,
  thumbprint: string,
): Promise<void> {
  const { id } = readRefreshToken(context, refreshToken, thumbprint)
  await context.limits.charge('hour', { key: `end-session:${id}`, limit: 20 })
  await context.orm.transaction(async orm => {
    const [own] = await orm
      .update(session)
      .set({ revokedAt: context.now() })
      .where(and(eq(session.id, id), eq(session.thumbprint, thumbprint), isNull(session.revokedAt)))
      .returning({ userId: session.userId, deviceId: session.deviceId })
    if (own) await appendAudit({ ...context, orm }, own.userId, 'session/ended', { deviceId: own.deviceId })
  })
}

/** The session of an access token. Every call of a session reads it. */
const findLive = prepareOnce(orm =>
  orm
    .select()
    .from(session)
    .where(
      and(
        eq(session.id, sql.placeholder('id')),
        eq(session.thumbprint, sql.placeholder('thumbprint')),
        isNull(session.revokedAt),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('live_session'),
)

/**
 * Checks an access token and that its session was not ended.
 *
 * @throws ApiError TOKEN_EXPIRED, SESSION_ENDED
 */
export async function checkAccess(
  context: AuthContext,
  accessToken: string,
  thumbprint: string,
): Promise<CallerSession> {
  const [id = '', text = '', mac = ''] = accessToken.split('.')
  const expected = context.secrets.hmac('access', id, text, thumbprint)
  if (!isEqual(mac, expected)) throw ended()
  const now = context.now()
  if (Number(text) <= now) throw new ApiError('TOKEN_EXPIRED', 'The access token has expired: refresh it')
  const [live] = await findLive(context.orm).execute({ id, thumbprint, now })
  if (!live) throw ended()
  const { userId, projectId, deviceId, parentOrigin, createdAt } = live
  return { sessionId: id, userId, projectId, deviceId, thumbprint, parentOrigin, createdAt }
}

function createTokens(
  { secrets, now }: AuthContext,
  row: {
    readonly id: string
    readonly generation: number
    readonly thumbprint: string
    readonly expiresAt: number
  },
): SessionTokens {
  const { id, generation, thumbprint } = row
  const accessExpiresAt = Math.min(now() + accessLife, row.expiresAt)
  const sign = (purpose: 'access' | 'refresh', value: number) =>
    `${id}.${value}.${secrets.hmac(purpose, id, value, thumbprint).toString('base64url')}`
  return {
    accessToken: sign('access', accessExpiresAt),
    accessExpiresAt,
    refreshToken: sign('refresh', generation),
    refreshExpiresAt: Math.min(now() + idleLife, row.expiresAt),
  }
}

function readRefreshToken({ secrets }: AuthContext, token: string, thumbprint: string) {
  const [id = '', text = '', mac = ''] = token.split('.')
  if (!isEqual(mac, secrets.hmac('refresh', id, text, thumbprint))) throw ended()
  return { id, generation: Number(text) }
}

function isEqual(text: string, expected: Buffer): boolean {
  const given = Buffer.from(text, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const ended = () => new ApiError('SESSION_ENDED', 'The session has ended: sign in again')

/** Deletes the sessions that nothing can continue: each sign-in makes one. The log keeps its event. */
export async function deleteOldSessions({ orm, now }: AuthContext): Promise<void> {
  await deleteInParts(orm, session, lte(session.expiresAt, now()))
}
