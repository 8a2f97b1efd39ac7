import { type Database, openDatabase } from '@latchkit/service-base/database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey } from '../src/kek/readKeys.js'
import { countByKey, rotateKeys } from '../src/rotation/rotateKeys.js'
import { sealedColumns } from '../src/rotation/sealedColumns.js'
import { createDevice } from './createDevice.js'
import { embedded, openSite, type TestSite } from './openSite.js'
import { fileOf, makeOwner, openKeys, readShare, roles, run } from './rotationOwner.js'

describe('rotation on PGlite', () => {
  let site: TestSite
  beforeEach(async () => {
    site = await openSite({}, embedded.open)
  })
  afterEach(() => site.close())

  test('is stopped at any row and goes on where it was; every record opens at any time', async () => {
    const emails = process.env.LATCHKIT_FULL ? ['one@example.com', 'two@example.com'] : ['one@example.com']
    const owners = []
    for (const email of emails) owners.push(await makeOwner(site, email))
    await (await createDevice(site)).askForCode('pending@example.com')
    await site.site.close()
    const database = await openDatabase({ dataDir: site.dataDir, onError: () => {} })
    const { orm } = database
    await expectAllColumns(database)
    for (const role of roles) {
      await addKey(fileOf(site, role), 'KEYS_FILE')
      const kek = await openKeys(site, role)
      const before = await countByKey(orm, role)
      const total = before.get('k1') ?? 0
      expect([...before.keys()]).toEqual(['k1'])
      let stops = 0
      for (;;) {
        const rotation = rotateKeys({
          orm,
          kek,
          role,
          onRow: () => {
            throw new TypeError('stopped')
          },
        })
        if (
          await rotation.then(
            () => true,
            () => false,
          )
        )
          break
        stops += 1
        const counts = await countByKey(orm, role)
        expect([counts.get('k2'), counts.get('k1') ?? 0]).toEqual([stops, total - stops])
      }
      expect(stops).toBe(total)
      expect(await rotateKeys({ orm, kek, role })).toEqual(
        sealedColumns
          .filter(one => one.role === role)
          .map(({ table, column }) => ({ name: `${role}.${table}.${column}`, rewrapped: 0, broken: [] })),
      )
    }
    await database.close()
    for (const role of roles) expect((await run(site, 'keys remove', { role, id: 'k1' })).code).toBe(0)
    await site.restart()
    for (const owner of owners) expect(await readShare(owner)).toBe(owner.authShare)
    expect((await run(site, 'keys list').catch(error => error)).message).toContain('open')
  })
})

/** A column with envelopes that the rotation does not know would keep its old key. */
async function expectAllColumns({ orm }: Database) {
  const { rows } = (await orm.execute(
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
      where table_schema in ('auth', 'recovery') and data_type = 'bytea' and column_name ~ 'sealed$' order by 1`,
  )) as unknown as { rows: { name: string }[] }
  expect(rows.map(({ name }) => name)).toEqual(
    sealedColumns.map(({ role, table, column }) => `${role}.${table}.${column}`).sort(),
  )
}
