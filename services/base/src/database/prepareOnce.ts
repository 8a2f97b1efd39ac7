import type { Orm } from './openDatabase.js'

/**
 * Creates the function that returns a statement of a database. The statement is built and prepared at its first use.
 *
 * For a short query, the query builder takes three times the processor time of the rest of the call, and the server
 * parses and plans a statement without a name each time. Each connection keeps a prepared statement by its name, which
 * has to be unique among the statements of a database.
 *
 * @example
 * const findById = prepareOnce(orm =>
 *   orm.select().from(users).where(eq(users.id, sql.placeholder('id'))).prepare('user_by_id'),
 * )
 * const [user] = await findById(orm).execute({ id })
 */
export function prepareOnce<statement>(build: (orm: Orm) => statement): (orm: Orm) => statement {
  const known = new WeakMap<Orm, statement>()
  return orm => {
    const found = known.get(orm) ?? build(orm)
    known.set(orm, found)
    return found
  }
}
