import type { Orm } from '@latchkit/service-base/database'
import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows of one statement. */
const perStatement = 1_000

/**
 * Deletes the rows of a table for which a condition holds, some at a time: all of an hour of many sign-ins may take longer than
 * a statement may, and none would ever be deleted.
 */
export async function deleteInParts(
  orm: Orm,
  table: PgTable & { readonly id: PgColumn },
  condition: SQL,
): Promise<void> {
  const some = orm.select({ id: table.id }).from(table).where(condition).limit(perStatement)
  let deleted: readonly unknown[]
  do {
    deleted = await orm.delete(table).where(inArray(table.id, some)).returning({ id: table.id })
  } while (deleted.length === perStatement)
}
