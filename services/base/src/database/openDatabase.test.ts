import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { seedFolder } from '../testing/seedFolder.js'
import { findPostgres, startPostgres } from '../testing/startPostgres.js'
import { lockFolder } from './lockFolder.js'
import { migrate } from './migrate.js'
import { type Database, isUnavailable, openDatabase } from './openDatabase.js'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const makeFolder = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-test-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('lockFolder', () => {
  test('refuses a second opening in the same process and by another one', async () => {
    const folder = await makeFolder()
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid} has ${folder} open`)
    await lock.release()
    const child = spawn('sleep', ['1000'])
    await once(child, 'spawn')
    await writeFile(path.join(folder, 'lock'), JSON.stringify({ pid: child.pid }))
    await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid} has`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await (await lockFolder(folder)).release()
  })

  test('takes over the lock of an earlier process with the same id', async () => {
    const folder = await makeFolder()
    await writeFile(path.join(folder, 'lock'), JSON.stringify({ pid: process.pid, start: '1' }))
    await (await lockFolder(folder)).release()
  })

  test.each([
    ['a turn', (pid: number) => JSON.stringify({ pid })],
    ['a turn of an earlier version', String],
    ['a turn of a turn', (pid: number) => JSON.stringify({ pid }), ['lock.turn.turn']],
  ])('is not kept from a start by the turn of a process that was killed: %s', async (_, write, more = []) => {
    const folder = await makeFolder()
    const child = spawn('sleep', ['1000'])
    await once(child, 'spawn')
    const { pid = 0 } = child
    for (const name of ['lock', 'lock.turn', ...more]) await writeFile(path.join(folder, name), write(pid))
    await expect(lockFolder(folder)).rejects.toThrow(`process ${pid} has ${folder} open`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const lock = await lockFolder(folder)
    expect(await readdir(folder)).toEqual(['lock'])
    await lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  test('of ten that find a stale lock and a stale turn, one gets the folder', async () => {
    const folder = await makeFolder()
    await writeFile(path.join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1 }))
    await writeFile(path.join(folder, 'lock.turn'), JSON.stringify({ pid: 2 ** 22 + 1 }))
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['lock'])
  })

  test('does not take over what it cannot read', async () => {
    const folder = await makeFolder()
    await writeFile(path.join(folder, 'lock'), 'x')
    await expect(lockFolder(folder)).rejects.toThrow('another process has')
  })
})

// In CI it throws where there is none.
const bin = findPostgres()
const testPostgres = test.skipIf(!bin)
const drivers: readonly (readonly [string, () => Promise<Database>])[] = [
  [
    'PGlite',
    async () => {
      const dataDir = await seedFolder()
      ends.push(() => rm(dataDir, { recursive: true, force: true }))
      return openDatabase({ dataDir, onError: () => {} })
    },
  ],
  ...(bin
    ? [
        [
          'Postgres',
          async () => {
            const server = await startPostgres(bin)
            ends.push(server.stop)
            return openDatabase({ dataDir: '', url: server.url, onError: () => {} })
          },
        ] as const,
      ]
    : []),
]

// The first one on a machine makes the database, which takes two processes that compile Postgres.
beforeAll(async () => {
  await rm(await seedFolder(), { recursive: true, force: true })
})

describe.each(drivers)('a database on %s', (_, open) => {
  test('is migrated once, and never by a changed file', async () => {
    const database = await open()
    ends.push(database.close)
    const folder = await makeFolder()
    await writeFile(
      path.join(folder, '0001.sql'),
      `create table "s"."t" (a int);
insert into "s"."t" values (1);
create table "s"."v" as select current_setting('statement_timeout') as most;
`,
    )
    await migrate(database, { schema: 's', folder })
    // A large table takes longer than other queries may.
    expect(await database.orm.execute(sql`select most from "s"."v"`)).toMatchObject({ rows: [{ most: '0' }] })
    await writeFile(path.join(folder, '0002.sql'), 'alter table "s"."t" add column b int;\n')
    await Promise.all([
      migrate(database, { schema: 's', folder }),
      migrate(database, { schema: 's', folder }),
    ])
    expect(await database.orm.execute(sql`select a, b from "s"."t"`)).toMatchObject({
      rows: [{ a: 1, b: null }],
    })
    // One that fails leaves nothing behind.
    await writeFile(path.join(folder, '0003.sql'), 'create table "s"."u" (a int);\nselect 1/0;\n')
    await expect(migrate(database, { schema: 's', folder })).rejects.toThrow(
      'the schema s cannot be migrated: division by zero',
    )
    // The body of a function has its own statements.
    const body = '$$\nbegin\n  perform 1;\n  return 2;\nend $$'
    const text = `create table "s"."u" (a int);\ncreate function s.f() returns int language plpgsql as ${body};\n`
    await writeFile(path.join(folder, '0003.sql'), text)
    await migrate(database, { schema: 's', folder })
    expect(await database.orm.execute(sql`select s.f() as f`)).toMatchObject({ rows: [{ f: 2 }] })
    await writeFile(path.join(folder, '0001.sql'), 'select 1;\n')
    await expect(migrate(database, { schema: 's', folder })).rejects.toThrow('0001.sql is not what ran')
    await database.close()
    const error = await database.orm.execute(sql`select 1`).then(
      () => undefined,
      (cause: unknown) => cause,
    )
    expect(error).toBeInstanceOf(Error)
  })
})

test('a database that does not answer is a bad setting, without its password in the message', async () => {
  const url = 'postgres://user:secret@127.0.0.1:1/x'
  await expect(openDatabase({ dataDir: '', url, onError: () => {} })).rejects.toThrow(
    /^DATABASE_URL: the database does not answer: ECONNREFUSED$/,
  )
})

testPostgres('a database that refuses is a bad setting, with the reason of the server', async () => {
  const server = await startPostgres(bin ?? '')
  ends.push(server.stop)
  const url = server.url.replace('//latchkit@', '//latchkit:secret@').replace(/postgres$/, 'none')
  await expect(openDatabase({ dataDir: '', url, onError: () => {} })).rejects.toThrow(
    /^DATABASE_URL: the database refuses: database "none" does not exist$/,
  )
})

/** Opens a database through a proxy, which `obey` tells what to do with what the service sends. */
async function openThroughProxy() {
  const server = await startPostgres(bin ?? '')
  ends.push(server.stop)
  let isCut = (_sent: Buffer) => false
  let isSilent = false
  const sockets = new Set<net.Socket>()
  const proxy = net.createServer(socket => {
    const upstream = net.connect(Number(new URL(server.url).port), '127.0.0.1')
    sockets.add(socket)
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
    socket.on('data', sent => {
      if (isSilent) return
      if (isCut(sent)) socket.destroy()
      else upstream.write(sent)
    })
    upstream.on('data', answer => socket.write(answer))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  ends.push(async () => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const { port } = proxy.address() as net.AddressInfo
  const url = server.url.replace(/:\d+\//, `:${port}/`)
  const database = await openDatabase({ dataDir: '', url, onError: () => {} })
  ends.push(database.close)
  return {
    database,
    cut: (what: (sent: Buffer) => boolean) => {
      isCut = what
    },
    beSilent: () => {
      isSilent = true
    },
  }
}

if (process.env.LATCHKIT_FULL)
  testPostgres('connections that end while transactions begin are not missing afterwards', async () => {
    const { database, cut } = await openThroughProxy()
    cut(sent => sent.includes('begin'))
    // The pool has ten.
    for (let count = 0; count < 12; count++)
      await expect(database.orm.transaction(async () => {})).rejects.toSatisfy(isUnavailable)
    cut(() => false)
    expect(await database.orm.transaction(one => one.execute(sql`select 1 as one`))).toMatchObject({
      rows: [{ one: 1 }],
    })
  })

if (process.env.LATCHKIT_FULL)
  testPostgres('a server that vanishes without an end of its connections is away after 15 s', async () => {
    const { database, beSilent } = await openThroughProxy()
    await database.orm.execute(sql`select 1`)
    beSilent()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const query = expect(database.orm.execute(sql`select 1`)).rejects.toSatisfy(isUnavailable)
    await vi.advanceTimersByTimeAsync(15_000)
    await query
  })

if (process.env.LATCHKIT_FULL)
  testPostgres(
    'a second process that counts in its memory is refused until the first one ended',
    async () => {
      const server = await startPostgres(bin ?? '')
      ends.push(server.stop)
      const open = (variable?: string) =>
        openDatabase({ dataDir: '', url: server.url, variable, isExclusive: true, onError: () => {} })
      const first = await open()
      await expect(open()).rejects.toThrow('DATABASE_URL: another process uses this database')
      // Each role has a separate database, which may be the same.
      await (await open('RECOVERY_DATABASE_URL')).close()
      await first.close()
      await (await open()).close()
    },
  )

if (process.env.LATCHKIT_FULL)
  testPostgres(
    'a server that crashed is distinguished from a wrong query, and is used again once it is back',
    async () => {
      const server = await startPostgres(bin ?? '')
      ends.push(server.stop)
      const database = await openDatabase({ dataDir: '', url: server.url, onError: () => {} })
      ends.push(database.close)
      await server.crash()
      await expect(database.orm.execute(sql`select 1`)).rejects.toSatisfy(isUnavailable)
      await server.start()
      await database.orm.execute(sql`select 1`)
      await expect(database.orm.execute(sql`select x`)).rejects.not.toSatisfy(isUnavailable)
    },
  )

if (process.env.LATCHKIT_FULL)
  testPostgres('a connection that is lost between two queries ends its transaction alone', async () => {
    const server = await startPostgres(bin ?? '')
    ends.push(server.stop)
    const open = () => openDatabase({ dataDir: '', url: server.url, onError: () => {} })
    const [database, other] = [await open(), await open()]
    ends.push(database.close, other.close)
    const lost = database.orm.transaction(async transaction => {
      const own = (await transaction.execute(sql`select pg_backend_pid() as pid`)) as unknown
      const [{ pid } = { pid: 0 }] = (own as { rows: { pid: number }[] }).rows
      await other.orm.execute(sql`select pg_terminate_backend(${pid})`)
      const found = sql`select 1 from pg_stat_activity where pid = ${pid}`
      await vi.waitFor(async () => expect(await other.orm.execute(found)).toMatchObject({ rows: [] }))
      await transaction.execute(sql`select 1`)
    })
    await expect(lost).rejects.toSatisfy(isUnavailable)
    await database.orm.execute(sql`select 1`)
  })

if (process.env.LATCHKIT_FULL)
  testPostgres(
    'a lease is taken again after a crash; a faster process has it by then, and that is reported',
    async () => {
      const server = await startPostgres(bin ?? '')
      ends.push(server.stop)
      const taken: string[] = []
      const open = (isExclusive: boolean) =>
        openDatabase({
          dataDir: '',
          url: server.url,
          isExclusive,
          onError: () => {},
          onTaken: error => taken.push(error.message),
        })
      const [first, other] = [await open(true), await open(false)]
      ends.push(first.close, other.close)
      await server.crash()
      await server.start()
      const holders = sql`select pid from pg_locks where locktype = 'advisory' and granted`
      const holder = () =>
        vi.waitFor(async () => {
          const { rows } = (await other.orm.execute(holders)) as unknown as { rows: { pid: number }[] }
          expect(rows).toHaveLength(1)
          return rows[0]?.pid ?? 0
        }, 20_000)
      const pid = await holder()
      await expect(open(true)).rejects.toThrow('another process uses this database')
      expect(taken).toEqual([])
      // It waits for the lease, and so has it in the moment in which the connection is lost.
      const rival = other.orm.transaction(async transaction => {
        await transaction.execute(sql`select pg_advisory_xact_lock(472302, hashtext('DATABASE_URL'))`)
        await vi.waitFor(() => expect(taken).toHaveLength(1), 8_000)
      })
      await vi.waitFor(async () => {
        const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`
        expect(await other.orm.execute(waiting)).toMatchObject({ rows: [{}] })
      }, 8_000)
      await other.orm.execute(sql`select pg_terminate_backend(${pid})`)
      await rival
      expect(taken[0]).toMatch(/^DATABASE_URL: another process uses this database/)
    },
  )
