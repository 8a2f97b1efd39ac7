import { and, count, gt, gte, isNull } from 'drizzle-orm'
import { idleLife } from './sessions.js'
import { account, session } from './tables.js'
import type { AuthContext } from './types.js'

/** Milliseconds. */
const day = 86_400_000

/** How much a project is used. */
export type Use = {
  readonly accounts: number
  /** Sessions that can be continued. */
  readonly sessions: number
  /** Sessions that began since 0:00 UTC. */
  readonly signIns: number
}

/** Counts accounts and sessions by project. Reads each row of both tables: for an operator, not for each call. */
export async function readUse({
  orm,
  now: readNow,
}: Pick<AuthContext, 'orm' | 'now'>): Promise<ReadonlyMap<string, Use>> {
  const now = readNow()
  const [accounts, sessions, signIns] = [
    await orm
      .select({ id: account.projectId, number: count() })
      .from(account)
      .where(isNull(account.deleteAt))
      .groupBy(account.projectId),
    await orm
      .select({ id: session.projectId, number: count() })
      .from(session)
      .where(and(isNull(session.revokedAt), gt(session.expiresAt, now), gt(session.lastSeen, now - idleLife)))
      .groupBy(session.projectId),
    await orm
      .select({ id: session.projectId, number: count() })
      .from(session)
      .where(gte(session.createdAt, now - (now % day)))
      .groupBy(session.projectId),
  ]
  const numberOf = (rows: readonly { id: string; number: number }[], id: string) =>
    rows.find(row => row.id === id)?.number ?? 0
  const ids = new Set([...accounts, ...sessions, ...signIns].map(({ id }) => id))
  return new Map(
    [...ids].map(id => [
      id,
      {
        accounts: numberOf(accounts, id),
        sessions: numberOf(sessions, id),
        signIns: numberOf(signIns, id),
      },
    ]),
  )
}
