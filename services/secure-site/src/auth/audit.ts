import { createHash, timingSafeEqual } from 'node:crypto'
import { aad } from '@latchkit/secure-protocol/formats/aad'
import { asc, desc, eq, gte, sql } from 'drizzle-orm'
import { audit } from './tables.js'
import type { AuthContext } from './types.js'

/** Data of an event in the log, in addition to its name: no personal data, no secrets. */
export type AuditMeta = {
  readonly deviceId?: string | undefined
  readonly agent?: string | undefined
  readonly parentOrigin?: string | undefined
  readonly shareGen?: number | undefined
}

/** Events that are logged. */
export type AuditEvent =
  | 'session/begun'
  | 'session/ended'
  | 'session/ended-everywhere'
  | 'device/revoked'
  | 'device/approved-again'
  | 'wallet/confirmed'
  | 'recovery/mailed'
  | 'recovery/released'
  | 'recovery/asked'
  | 'recovery/cancelled'
  | 'factor/added'
  | 'factor/removed'
  | 'factor/replaced'
  | 'factor/opened'
  | 'factor/undone'
  | 'wallet/exported'
  | 'account/data-read'
  | 'account/deletion-asked'
  | 'account/kept'
  | 'account/erased'
  | 'email/changed'
  | 'email/reverted'

/** An entry as shown to its user. */
export type AuditEntry = { readonly event: string; readonly at: number; readonly meta: AuditMeta }

/**
 * Appends an entry. Its hash covers the previous entry; the database refuses to change or delete entries. Called last in
 * the transaction of the logged change, so that both are committed or neither: entries wait for each other until their
 * transactions end. The database appends the entry itself (`auth.append_audit`), so the wait does not include a round trip.
 */
export async function appendAudit(
  { orm, now, secrets }: Pick<AuthContext, 'orm' | 'now' | 'secrets'>,
  userId: string,
  event: AuditEvent,
  meta: AuditMeta = {},
): Promise<void> {
  const at = now()
  const entry = toAuditEntry(secrets, userId, at, event, meta)
  await orm.execute(
    sql`select auth.append_audit(${at}, ${entry.actor}, ${event}, ${entry.meta}, ${entry.tail})`,
  )
}

/** Input of the database for a new entry: `tail` is its additional data after the number. */
export function toAuditEntry(
  secrets: AuthContext['secrets'],
  userId: string,
  at: number,
  event: AuditEvent,
  meta: AuditMeta,
): { readonly actor: string; readonly meta: string; readonly tail: string } {
  const [actor, text] = [toActor(secrets, userId), JSON.stringify(meta)]
  return { actor, meta: text, tail: Buffer.from(aad(String(at), actor, event, text)).toString() }
}

/** The newest entries of a user, newest first. */
export async function listAudit(
  { orm, secrets }: Pick<AuthContext, 'orm' | 'secrets'>,
  userId: string,
): Promise<readonly AuditEntry[]> {
  const rows = await orm
    .select()
    .from(audit)
    .where(eq(audit.actorHmac, toActor(secrets, userId)))
    .orderBy(desc(audit.seq))
    .limit(100)
  return rows.map(({ event, at, meta }) => ({ event, at, meta: JSON.parse(meta) }))
}

/** The newest entry of the log. A copy of its hash later reveals whether an entry up to it was changed. */
export type AuditHead = {
  readonly seq: number
  /** SHA-256, base64url. */
  readonly hash: string
}

/** Returns the newest entry; undefined for an empty log. */
export async function readAuditHead({ orm }: Pick<AuthContext, 'orm'>): Promise<AuditHead | undefined> {
  const [last] = await orm.select().from(audit).orderBy(desc(audit.seq)).limit(1)
  return last && { seq: last.seq, hash: toText(last.hash) }
}

/**
 * Returns the number of the first entry that was changed, or that precedes a missing entry; undefined for an intact log.
 *
 * @param heads - copies of earlier heads. Without a copy, a log that was rewritten as a whole, or that lost its last
 * entries, cannot be told from an intact one
 */
export async function findBrokenAudit(
  { orm }: Pick<AuthContext, 'orm'>,
  heads: readonly AuditHead[] = [],
): Promise<number | undefined> {
  const known = new Map(heads.map(({ seq, hash }) => [seq, hash]))
  let previous: Uint8Array = new Uint8Array(32)
  let expected = 1
  for (;;) {
    const rows = await orm
      .select()
      .from(audit)
      .where(gte(audit.seq, expected))
      .orderBy(asc(audit.seq))
      .limit(1_000)
    for (const row of rows) {
      const isWhole =
        row.seq === expected && isSame(row.prevHash, previous) && isSame(row.hash, hashEntry(row))
      if (!isWhole || (known.get(row.seq) ?? toText(row.hash)) !== toText(row.hash)) return expected
      known.delete(row.seq)
      previous = row.hash
      expected += 1
    }
    if (rows.length === 0) break
  }
  return known.size > 0 ? expected : undefined
}

const toText = (hash: Uint8Array) => Buffer.from(hash).toString('base64url')

/** The user of an entry, as stored in the log. */
export function toActor(secrets: AuthContext['secrets'], userId: string): string {
  return secrets.hmac('email', 'audit', userId).toString('base64url')
}

function hashEntry(row: Omit<typeof audit.$inferSelect, 'hash'>): Uint8Array {
  const { seq, prevHash, at, actorHmac, event, meta } = row
  return new Uint8Array(
    createHash('sha256')
      .update(prevHash)
      .update(aad('audit', String(seq), String(at), actorHmac, event, meta))
      .digest(),
  )
}

function isSame(first: Uint8Array, second: Uint8Array): boolean {
  return first.length === second.length && timingSafeEqual(first, second)
}
