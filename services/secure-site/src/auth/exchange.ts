import type { CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type * as calls from '@latchkit/secure-protocol/api/exchange'
import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { ApiError } from '../errors.js'
import { exchange } from './approvalTables.js'
import type { AuthContext, CallerSession } from './types.js'

/** Milliseconds that a request is there, as long as an approval may take. */
const exchangeLife = 600_000
/** Milliseconds that one call waits unless it says how long. */
const longestWait = 25_000

const notFound = () =>
  new ApiError('NOT_FOUND', 'Unknown request: it has ended, or belongs to another account')

/**
 * Offers a request of this session to a window.
 *
 * @throws ApiError ORIGIN_NOT_ALLOWED, INVALID_REQUEST for an id that is taken
 */
export async function offerExchange(
  context: AuthContext,
  { sessionId, userId, projectId }: CallerSession,
  { id, parentOrigin, request }: CallBody<typeof calls.offerExchange>,
): Promise<void> {
  if (!context.projects.get(projectId)?.allows(parentOrigin))
    throw new ApiError('ORIGIN_NOT_ALLOWED', 'Unauthorized: origin not allowed')
  const expiresAt = context.now() + exchangeLife
  const [older, own] = await context.orm.transaction(async orm => {
    const [ended] = await orm
      .delete(exchange)
      .where(and(eq(exchange.sessionId, sessionId), ne(exchange.id, id)))
      .returning({ id: exchange.id })
    await orm
      .insert(exchange)
      .values({ id, sessionId, userId, projectId, parentOrigin, request, expiresAt })
      .onConflictDoUpdate({
        target: exchange.id,
        set: { request },
        setWhere: sql`${exchange.sessionId} = ${sessionId} and ${exchange.takerId} is null`,
      })
    const [kept] = await orm
      .select({ sessionId: exchange.sessionId })
      .from(exchange)
      .where(eq(exchange.id, id))
    return [ended, kept]
  })
  if (older) context.wakes.emit(older.id)
  if (own?.sessionId !== sessionId) throw new ApiError('INVALID_REQUEST', 'id: is taken')
}

/** Takes a request that another session of the user offered: the first one has it. */
export async function takeExchange(
  { orm, now }: AuthContext,
  { sessionId, userId, projectId }: CallerSession,
  id: string,
): Promise<CallAnswer<typeof calls.takeExchange>> {
  const [taken] = await orm
    .update(exchange)
    .set({ takerId: sessionId })
    .where(
      and(
        eq(exchange.id, id),
        eq(exchange.userId, userId),
        eq(exchange.projectId, projectId),
        ne(exchange.sessionId, sessionId),
        gt(exchange.expiresAt, now()),
        isNull(exchange.answer),
        or(isNull(exchange.takerId), eq(exchange.takerId, sessionId)),
      ),
    )
    .returning()
  if (!taken) return { action: 'none' }
  const { parentOrigin, request } = taken
  return { action: 'taken', parentOrigin, request }
}

/**
 * Answers a request that this session took, once.
 *
 * @throws ApiError NOT_FOUND
 */
export async function answerExchange(
  { orm, now, wakes }: AuthContext,
  { sessionId }: CallerSession,
  { id, answer }: CallBody<typeof calls.answerExchange>,
): Promise<void> {
  const answered = await orm
    .update(exchange)
    .set({ answer })
    .where(
      and(
        eq(exchange.id, id),
        eq(exchange.takerId, sessionId),
        isNull(exchange.answer),
        gt(exchange.expiresAt, now()),
      ),
    )
    .returning({ id: exchange.id })
  if (answered.length === 0) throw notFound()
  wakes.emit(id)
}

/**
 * Waits for the answer to a request, or until it is over.
 *
 * @param signal - aborts when the caller is gone
 * @throws ApiError NOT_FOUND
 */
export async function waitForExchange(
  context: AuthContext,
  { sessionId }: CallerSession,
  { id, timeout = longestWait }: CallBody<typeof calls.waitForExchange>,
  signal: AbortSignal,
): Promise<CallAnswer<typeof calls.waitForExchange>> {
  const end = performance.now() + timeout
  for (;;) {
    const wake = context.wakes.listen(id)
    try {
      const [found] = await context.orm
        .select({ sessionId: exchange.sessionId, answer: exchange.answer })
        .from(exchange)
        .where(
          and(
            eq(exchange.id, id),
            gt(exchange.expiresAt, context.now()),
            or(eq(exchange.sessionId, sessionId), eq(exchange.takerId, sessionId)),
          ),
        )
      if (!found) throw notFound()
      if (found.answer !== null) {
        if (found.sessionId !== sessionId) throw notFound()
        return { action: 'answered', answer: found.answer }
      }
      const left = end - performance.now()
      if (left <= 0 || signal.aborted) return { action: 'pending' }
      await wake.wait(left, signal)
    } finally {
      wake.stop()
    }
  }
}

/** Ends a request that this session offered. */
export async function endExchange(
  { orm, wakes }: AuthContext,
  { sessionId }: CallerSession,
  id: string,
): Promise<void> {
  // The row stays until it is swept: a window that waits at another process learns by it that the request is over.
  await orm
    .update(exchange)
    .set({ request: '', answer: null, expiresAt: 0 })
    .where(and(eq(exchange.id, id), eq(exchange.sessionId, sessionId)))
  wakes.emit(id)
}

/** Deletes requests that are over. */
export async function deleteOldExchanges({ orm, now }: Pick<AuthContext, 'orm' | 'now'>): Promise<void> {
  await orm.delete(exchange).where(lte(exchange.expiresAt, now()))
}
