import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@latchkit/service-base/database'
import type { System } from './startSystem.js'

/** Milliseconds in which Caddy notices that a node is there, or the open requests of a node end that was left out. */
const noticeTime = 5_000

/**
 * Replaces every node, while the other one of its service goes on. An older version may not know `LEAVE_TIME`: its nodes are
 * taken out of the balancer first, as an operator has to.
 *
 * @returns the migrations that the new nodes made
 */
export async function updateNodes(system: System, isOld: boolean): Promise<readonly string[]> {
  const before = new Set(await listMigrations(system))
  for (const service of [...system.relays, ...system.sites, ...system.gateways]) {
    if (isOld) {
      await system.leaveOut(service)
      await wait(noticeTime)
    }
    await service.replace()
    if (isOld) await system.leaveOut(undefined)
    await wait(noticeTime)
  }
  return (await listMigrations(system)).filter(name => !before.has(name))
}

async function listMigrations({ postgres }: System): Promise<readonly string[]> {
  const database = await openDatabase({ dataDir: '', url: postgres.url, onError: () => {} })
  const read = async (query: string) => {
    const answer: unknown = await database.orm.execute(query)
    return (answer as { readonly rows: readonly { readonly [column: string]: string }[] }).rows
  }
  try {
    const schemas = await read(`select schemaname from pg_tables where tablename = 'migration'`)
    const lists = await Promise.all(
      schemas.map(async ({ schemaname }) => {
        const rows = await read(`select name from "${schemaname}".migration order by name`)
        return rows.map(({ name }) => `${schemaname}/${name}`)
      }),
    )
    return lists.flat()
  } finally {
    await database.close()
  }
}
